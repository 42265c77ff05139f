// Mantine's styles per component, for the login page and the plain pages, in front of which nothing can be painted: what
// they do not use is in shell.ts. Inputs build on the styles before them, so the order matters.
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import './base.css';
import './size.css';
