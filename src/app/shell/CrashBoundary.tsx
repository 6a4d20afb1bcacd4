import { Component, type ReactNode } from 'react';
import { isChunkLoadError } from '../../ports/chunkLoadError';
import { FailurePage } from './FailurePage';

interface CrashBoundaryProps {
  /** Changes with the page, to reset the boundary. */
  place: string;
  /** Called with the page that replaces the content. */
  onFailure?: (screen: 'crashed' | 'outOfDate') => void;
  children: ReactNode;
}

interface CrashBoundaryState {
  failed: { error: unknown } | null;
  place: string;
}

const screenFor = (error: unknown) => (isChunkLoadError(error) ? 'outOfDate' : 'crashed');

/** Catches a page's render errors, and shows a plain explanation instead. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { failed: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<CrashBoundaryState> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ place }: CrashBoundaryProps, state: CrashBoundaryState) {
    return place === state.place ? null : { failed: null, place };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure?.(screenFor(error));
  }

  override render() {
    const { failed } = this.state;
    return failed ? <FailurePage id={screenFor(failed.error)} /> : this.props.children;
  }
}
