import { useEffect } from 'react';
import type { Editor } from './use-editor.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Handles Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) anywhere on the page, except in text fields. */
export const useUndoKeys = ({ undo, redo }: Pick<Editor, 'undo' | 'redo'>): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [undo, redo]);
};
