// What the choice of columns and the saved views need beside the list.
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Divider.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
