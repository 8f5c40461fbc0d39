import type { ReactElement } from 'react';
import { Frame } from '../parts/frame.tsx';

/** Me. */
export const Page = (): ReactElement => <Frame title="Me">…</Frame>;
