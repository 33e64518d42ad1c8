import { Component, type ReactNode } from 'react';

type BoundaryProps = { fallback: ReactNode; children: ReactNode };

/**
 * Shows the fallback in place of children that throw while they render: without it, React removes
 * the whole page.
 */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
