import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  fallback: (retry: () => void, error: unknown) => ReactNode;
  onError?: (error: unknown, info: ErrorInfo) => void;
}

export interface BoundaryState {
  failed: boolean;
  error: unknown;
  /** A later render must not mistake the error for one to retry. */
  isGivenUp: boolean;
}

/** More redraws in a row would be a loop; after a while they no longer count. */
const mostRedraws = 3;
const redrawMemory = 10_000;

/**
 * Contains errors thrown while rendering. If other code has changed the DOM that React rendered, the part is rendered
 * again at once: its machines keep what was typed.
 */
export class ErrorBoundary extends Component<Props, BoundaryState> {
  override state: BoundaryState = { failed: false, error: null, isGivenUp: false };
  private redraws = 0;

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error, isGivenUp: false };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    if (this.isRedrawn(error)) {
      this.redraws += 1;
      setTimeout(() => {
        this.redraws -= 1;
      }, redrawMemory);
      this.retry();
    } else {
      this.setState({ isGivenUp: true });
    }
    try {
      this.props.onError?.(error, info);
    } catch (second) {
      // Otherwise a failing report of the error would take down the rest of the page.
      console.error(second);
    }
  }

  override render() {
    const { failed, error, isGivenUp } = this.state;
    if (!failed) return this.props.children;
    return !isGivenUp && this.isRedrawn(error) ? null : this.props.fallback(this.retry, error);
  }

  private readonly retry = () => this.setState({ failed: false, error: null });

  private isRedrawn(error: unknown): boolean {
    return isForeignChange(error) && this.redraws < mostRedraws;
  }
}

/** The errors that React gets when a translation or an extension has replaced its DOM nodes. */
const isForeignChange = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError';
