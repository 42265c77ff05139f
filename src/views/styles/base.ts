// Mantine's styles per component, for the login page and the plain pages. The first paint waits for them, so shell.ts has
// what these pages do not use. Inputs build on the styles before them, so the order matters.
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import './base.css';
import './size.css';
