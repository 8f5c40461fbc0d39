import { type ReactElement, useMemo } from 'react';
import { api } from '../api/http.ts';
import { useRequest } from '../api/use-request.ts';
import { useDark } from '../parts/theme.ts';
import { battleScene, type Scene } from './battle-scene.ts';
import styles from './home-scene.module.css';

/** The armies of the picture. */
const ARMIES = ['lantern-wardens-1000', 'mossback-kith-1000'];

const sceneOf = async (seed: string): Promise<Scene> => {
  const lists = await Promise.all(ARMIES.map(async (id) => (await api.list(id)).list));
  return battleScene('gf', lists, seed);
};

/** A picture of a battle between two computer players, a new one each day. */
export const HomeScene = (): ReactElement => {
  const dark = useDark();
  // The picture is decoration: the page shows nothing where it fails.
  const { value: scene } = useRequest(() => sceneOf(new Date().toISOString().slice(0, 10)));
  const picture = useMemo(() => scene?.draw(dark), [scene, dark]);
  if (!scene || !picture) return <div className={styles.room} />;
  return (
    <svg className={styles.scene} viewBox={`0 0 ${scene.width} ${scene.height}`} role="img" aria-label={scene.words}>
      <rect width={scene.width} height={scene.height} fill={picture.ground} />
      <g dangerouslySetInnerHTML={{ __html: picture.drawn }} />
    </svg>
  );
};
