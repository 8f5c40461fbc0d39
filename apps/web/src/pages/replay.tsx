import type { ReactElement } from 'react';
import { Frame } from '../parts/frame.tsx';

/** Replay. */
export const Page = (): ReactElement => <Frame title="Replay">…</Frame>;
