import { type ReactElement, useEffect, useState } from 'react';
import { api, type SavedItem } from '../api/http.ts';
import { ensureUser, loadUser } from '../api/use-me.ts';
import { useRequest } from '../api/use-request.ts';
import { Field } from '../parts/field.tsx';
import styles from './books.module.css';
import { bookName, type ReadBook } from './reading.ts';
import { SETUP_TEXTS } from './texts.ts';

const { import: TEXTS } = SETUP_TEXTS;

const savedBooks = async (): Promise<SavedItem[]> => ((await loadUser()) ? (await api.keeps('book')).keeps : []);

const saveBook = async (file: File): Promise<ReadBook> => {
  const text = await file.text();
  const name = bookName(text, file.name);
  await ensureUser();
  const { id } = await api.keep('book', name, JSON.parse(text.replace(/^\uFEFF/, '')));
  return { id, name, text };
};

/** The army books that a list saved by Army Forge needs. Each is uploaded once and then saved. */
export const Books = ({
  books,
  isNeeded,
  onBooks,
  onProblem,
}: {
  books: readonly ReadBook[];
  /** Whether the list cannot be read without them. */
  isNeeded: boolean;
  onBooks: (books: readonly ReadBook[]) => void;
  onProblem: (sentence: string) => void;
}): ReactElement => {
  const { value: kept = [], again } = useRequest(savedBooks);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (isNeeded) setOpen(true);
  }, [isNeeded]);
  const add = async (files: FileList | null): Promise<void> => {
    const added = await Promise.all([...(files ?? [])].map(saveBook));
    onBooks([...books, ...added]);
    again();
  };
  const toggle = async ({ id, name }: SavedItem, wanted: boolean): Promise<void> => {
    if (!wanted) return onBooks(books.filter((book) => book.id !== id));
    const { body } = await api.kept(id);
    return onBooks([...books, { id, name, text: JSON.stringify(body) }]);
  };
  const report = (error: Error): void => onProblem(error instanceof SyntaxError ? TEXTS.bookNotJson : error.message);
  return (
    <details className={styles.books} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{TEXTS.books(books.length)}</summary>
      <Field name={TEXTS.bookFiles} help={TEXTS.bookFilesHelp}>
        <input
          type="file"
          multiple
          accept=".json,application/json"
          onChange={({ target }) => void add(target.files).catch(report)}
        />
      </Field>
      {kept.map((book) => (
        <label key={book.id} className={styles.book}>
          <input
            type="checkbox"
            checked={books.some(({ id }) => id === book.id)}
            onChange={({ target }) => void toggle(book, target.checked).catch(report)}
          />
          {book.name}
        </label>
      ))}
    </details>
  );
};
