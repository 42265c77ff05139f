import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  fallback: (retry: () => void, error: unknown) => ReactNode;
  onError?: (error: unknown, info: ErrorInfo) => void;
}

export interface BoundaryState {
  failed: boolean;
  error: unknown;
  /** A later drawing must not take the error for one to redo. */
  isGivenUp: boolean;
}

/** More redraws at a time would be a loop; a while later they no longer count. */
const mostRedraws = 3;
const redrawMemory = 10_000;

/**
 * Keeps an error thrown while rendering to the part it happened in. Where somebody else has changed what React drew, the part
 * is drawn anew at once: its machines still know what was typed.
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
      // Else telling of an error would take down what the boundary keeps.
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

/** What browsers throw at React where a translation or an extension has put other nodes in place of its own. */
const isForeignChange = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError';
