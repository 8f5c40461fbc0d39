import { type ReactElement, useEffect, useState } from 'react';
import { api, type Kept } from '../api/http.ts';
import { beSomebody, learnMe } from '../api/use-me.ts';
import { useRequest } from '../api/use-request.ts';
import { Field } from '../parts/field.tsx';
import styles from './books.module.css';
import { bookName, type ReadBook } from './reading.ts';

const keptBooks = async (): Promise<Kept[]> => ((await learnMe()) ? (await api.keeps('book')).keeps : []);

const keepBook = async (file: File): Promise<ReadBook> => {
  const text = await file.text();
  const name = bookName(text, file.name);
  await beSomebody();
  const { id } = await api.keep('book', name, JSON.parse(text.replace(/^\uFEFF/, '')));
  return { id, name, text };
};

/** The army books that a saved list of Army Forge needs: uploaded once, then kept. */
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
  const { value: kept = [], again } = useRequest(keptBooks);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (isNeeded) setOpen(true);
  }, [isNeeded]);
  const add = async (files: FileList | null): Promise<void> => {
    const added = await Promise.all([...(files ?? [])].map(keepBook));
    onBooks([...books, ...added]);
    again();
  };
  const toggle = async ({ id, name }: Kept, wanted: boolean): Promise<void> => {
    if (!wanted) return onBooks(books.filter((book) => book.id !== id));
    const { body } = await api.kept(id);
    return onBooks([...books, { id, name, text: JSON.stringify(body) }]);
  };
  const complain = (error: Error): void =>
    onProblem(error instanceof SyntaxError ? 'This army book is not a JSON file.' : error.message);
  return (
    <details className={styles.books} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Army books{books.length > 0 ? ` (${books.length})` : ', if the list needs them'}</summary>
      <Field name="Files of army books" help="They are kept, so that you need them only once.">
        <input
          type="file"
          multiple
          accept=".json,application/json"
          onChange={({ target }) => void add(target.files).catch(complain)}
        />
      </Field>
      {kept.map((book) => (
        <label key={book.id} className={styles.book}>
          <input
            type="checkbox"
            checked={books.some(({ id }) => id === book.id)}
            onChange={({ target }) => void toggle(book, target.checked).catch(complain)}
          />
          {book.name}
        </label>
      ))}
    </details>
  );
};
