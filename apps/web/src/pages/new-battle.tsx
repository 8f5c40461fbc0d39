import type { ReactElement } from 'react';
import { Frame } from '../parts/frame.tsx';

/** New battle. */
export const Page = (): ReactElement => <Frame title="New battle">…</Frame>;
