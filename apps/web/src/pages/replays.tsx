import type { ReactElement } from 'react';
import { Frame } from '../parts/frame.tsx';

/** Replays. */
export const Page = (): ReactElement => <Frame title="Replays">…</Frame>;
