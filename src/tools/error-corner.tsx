import { Component, type ReactNode } from 'react';
import type { ToolTexts } from './texts.ts';
import classes from './tool-window.module.css';

interface Props {
  texts: ToolTexts;
  children: ReactNode;
}

/** Confines the failure of a tool to its window (W6.3). */
export class ErrorCorner extends Component<Props, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const { failed, again } = this.props.texts;
    return (
      <div role="alert" className={classes.failed}>
        <p>{failed}</p>
        <pre>{String(error)}</pre>
        <button type="button" onClick={() => this.setState({ error: null })}>
          {again}
        </button>
      </div>
    );
  }
}
