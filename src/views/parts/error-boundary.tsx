import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  fallback: (retry: () => void) => ReactNode;
  onError?: (error: unknown, info: ErrorInfo) => void;
}

/** Keeps an error thrown while rendering to the part it happened in. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    try {
      this.props.onError?.(error, info);
    } catch (second) {
      // Else telling of an error would take down what the boundary keeps.
      console.error(second);
    }
  }

  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children;
  }
}
