import type { Battle } from '@muster/engine';
import { memo, type ReactElement } from 'react';
import styles from './table-view.module.css';
import { useTableLook } from './table-context.ts';
import type { ModelPick } from './types.ts';
import { TABLE_TEXTS } from './texts.ts';

/** Rings around models that may be picked, and crosses on picked ones. */
export const ModelPicks = memo(
  ({ battle, pick, onModel }: { battle: Battle; pick: ModelPick; onModel: (model: number) => void }): ReactElement => {
    const { unit: pixel } = useTableLook();
    return (
      <g role="group" aria-label={TABLE_TEXTS.modelsToPick}>
        {[...pick.may].map((model, i) => {
          const { radius, name } = battle.plan.models[model];
          const isChosen = pick.chosen.has(model);
          const wounds = battle.wounds[model];
          const arm = radius * 0.6;
          return (
            <g
              key={model}
              role="checkbox"
              className={styles.pick}
              tabIndex={0}
              aria-checked={isChosen}
              aria-label={TABLE_TEXTS.pickModel(name, i + 1, wounds)}
              transform={`translate(${battle.x[model]} ${battle.y[model]})`}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                event.stopPropagation();
                onModel(model);
              }}
            >
              <circle r={radius + 3 * pixel} />
              {isChosen ? <path d={`M${-arm} ${-arm}L${arm} ${arm}M${arm} ${-arm}L${-arm} ${arm}`} /> : undefined}
            </g>
          );
        })}
      </g>
    );
  },
);
