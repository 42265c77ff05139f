// The styles of messages. The shell brings them, although messages are loaded later: styles that are added to a page make the browser
// style and lay it out again.
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import './toaster.module.css';
