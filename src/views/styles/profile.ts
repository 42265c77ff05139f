// The additional styles of the personal centre.
import '@mantine/core/styles/Avatar.layer.css';
