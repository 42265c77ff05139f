// The additional styles of the columns panel and the saved views.
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Divider.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
