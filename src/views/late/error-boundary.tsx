import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  fallback: (retry: () => void) => ReactNode;
  onError?: (error: unknown, info: ErrorInfo) => void;
}

export interface BoundaryState {
  failed: boolean;
  error: unknown;
}

/** More redraws at a time would be a loop; a while later they no longer count. */
const mostRedraws = 3;
const redrawMemory = 10_000;

/**
 * Keeps an error thrown while rendering to the part it happened in. Where somebody else has changed what React drew, the part
 * is drawn anew at once: its machines still know what was typed.
 */
export class ErrorBoundary extends Component<Props, BoundaryState> {
  override state: BoundaryState = { failed: false, error: null };
  private redraws = 0;

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    if (this.isRedrawn(error)) {
      this.redraws += 1;
      setTimeout(() => {
        this.redraws -= 1;
      }, redrawMemory);
      this.retry();
    } else {
      // Given up: a later drawing must not take it for one to redo.
      this.setState({ error: null });
    }
    try {
      this.props.onError?.(error, info);
    } catch (second) {
      // Else telling of an error would take down what the boundary keeps.
      console.error(second);
    }
  }

  override render() {
    const { failed, error } = this.state;
    if (!failed) return this.props.children;
    return this.isRedrawn(error) ? null : this.props.fallback(this.retry);
  }

  private readonly retry = () => this.setState({ failed: false });

  private isRedrawn(error: unknown): boolean {
    return isForeignChange(error) && this.redraws < mostRedraws;
  }
}

/** What browsers throw at React where a translation or an extension has put other nodes in place of its own. */
const isForeignChange = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError';
