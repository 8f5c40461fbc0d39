import type { ReactElement } from 'react';
import { Frame } from '../parts/frame.tsx';

/** My battles. */
export const Page = (): ReactElement => <Frame title="My battles">…</Frame>;
