// What the personal centre needs beside the shell.
import '@mantine/core/styles/Avatar.layer.css';
