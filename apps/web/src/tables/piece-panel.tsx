import { TERRAIN_TYPES } from '@muster/engine';
import { toInches } from '@muster/kernel';
import { TABLE_LIMITS } from '@muster/protocol';
import { KIND_NAMES, TERRAIN_FLAGS, TERRAIN_KINDS } from '@muster/rules';
import { Copy, FlipHorizontal2, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Panel } from '../parts/panel.tsx';
import {
  duplicatePiece,
  isUnusual,
  type EditedPiece,
  placePiece,
  removePiece,
  setFlag,
  setKind,
  setLength,
  setType,
  sizeOfPiece,
  sizePiece,
  turnPiece,
  copyPieceOpposite,
} from './draft.ts';
import { LengthInput } from './length-input.tsx';
import styles from './piece-panel.module.css';
import { kindWords, pieceName } from './piece-words.ts';
import { TABLES_TEXTS } from './texts.ts';
import { Checkbox } from './checkbox.tsx';
import type { Editor } from './use-editor.ts';

const { piece: TEXTS } = TABLES_TEXTS;

/** The properties of the chosen piece. */
export const PiecePanel = ({ editor, laid }: { editor: Editor; laid: EditedPiece }): ReactElement => {
  const { settled, change } = editor;
  const { piece, at, turned } = laid;
  const { id } = piece;
  const size = sizeOfPiece(laid);
  const [width, depth] = [toInches(settled.width), toInches(settled.depth)];
  const isKnown = KIND_NAMES.some((kind) => kind === piece.kind);
  return (
    <Panel title={pieceName(piece)}>
      <div className={styles.buttons}>
        <Button onClick={() => editor.add(duplicatePiece(settled, id))}>
          <Copy size={16} aria-hidden="true" />
          {TEXTS.duplicate}
        </Button>
        <Button onClick={() => editor.add(copyPieceOpposite(settled, id))}>
          <FlipHorizontal2 size={16} aria-hidden="true" />
          {TEXTS.mirror}
        </Button>
        <Button
          loud="danger"
          onClick={() => {
            editor.select(undefined);
            change(removePiece(settled, id));
          }}
        >
          <Trash2 size={16} aria-hidden="true" />
          {TEXTS.remove}
        </Button>
      </div>
      <Field name={TEXTS.kind} help={isUnusual(laid) ? TEXTS.unusual : undefined}>
        <select
          value={piece.kind}
          onChange={({ target }) => {
            const kind = KIND_NAMES.find((name) => name === target.value);
            if (kind) change(setKind(settled, id, kind));
          }}
        >
          {isKnown ? undefined : <option value={piece.kind}>{kindWords(piece.kind)}</option>}
          {KIND_NAMES.map((kind) => (
            <option key={kind} value={kind}>
              {TERRAIN_KINDS[kind].name}
            </option>
          ))}
        </select>
      </Field>
      <div className={styles.figures}>
        <LengthInput
          name={TEXTS.x}
          value={at.x}
          most={width}
          onLength={(x = at.x) => change(placePiece(settled, id, { ...at, x }), `x ${id}`)}
        />
        <LengthInput
          name={TEXTS.y}
          value={at.y}
          most={depth}
          onLength={(y = at.y) => change(placePiece(settled, id, { ...at, y }), `y ${id}`)}
        />
        <LengthInput
          name={TEXTS.width}
          value={size.width}
          least={0.5}
          most={width}
          onLength={(wide = size.width) => change(sizePiece(settled, id, { width: wide }), `width ${id}`)}
        />
        <LengthInput
          name={TEXTS.depth}
          value={size.depth}
          least={0.5}
          most={depth}
          onLength={(deep = size.depth) => change(sizePiece(settled, id, { depth: deep }), `depth ${id}`)}
        />
        <LengthInput
          name={TEXTS.height}
          value={piece.height}
          most={TABLE_LIMITS.height}
          onLength={(height) => change(setLength(settled, id, 'height', height), `height ${id}`)}
        />
        {piece.gap ? (
          <LengthInput
            name={TEXTS.drop}
            value={piece.depth}
            most={TABLE_LIMITS.height}
            onLength={(deep) => change(setLength(settled, id, 'depth', deep), `drop ${id}`)}
          />
        ) : undefined}
      </div>
      <Field name={TEXTS.turned(turned)}>
        <input
          type="range"
          min={0}
          max={355}
          step={5}
          value={turned}
          onChange={({ target }) => change(turnPiece(settled, id, Number(target.value)), `turn ${id}`)}
        />
      </Field>
      <fieldset className={styles.traits}>
        <legend>{TEXTS.traits}</legend>
        {TERRAIN_TYPES.map((type) => (
          <Checkbox
            key={type}
            words={TEXTS.types[type]}
            checked={piece.types.includes(type)}
            onTick={(on) => change(setType(settled, id, type, on))}
          />
        ))}
        {TERRAIN_FLAGS.map((flag) => (
          <Checkbox
            key={flag}
            words={TEXTS.flags[flag]}
            checked={piece[flag] === true}
            onTick={(on) => change(setFlag(settled, id, flag, on))}
          />
        ))}
      </fieldset>
    </Panel>
  );
};
