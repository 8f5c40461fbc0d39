import type { ReactElement } from 'react';
import { Frame } from '../parts/frame.tsx';

/** Tables. */
export const Page = (): ReactElement => <Frame title="Tables">…</Frame>;
