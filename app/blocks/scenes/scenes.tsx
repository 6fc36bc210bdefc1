import type { BlockOf } from '../../../cms/interface.ts';
import { ContentLink } from '../../components/actions.tsx';
import { Picture } from '../../components/picture.tsx';
import { Text } from '../../components/text.tsx';
import { useMessages } from '../../site.tsx';
import './scenes.css';

type Scene = NonNullable<BlockOf<'scenes'>['scenes']>[number];

/**
 * Applications as scenes to look around in: full-bleed pictures side by side, moved by scrolling,
 * by keyboard, or through the list of names above them. Without any picture, one below the other.
 */
export default function Scenes({ block }: { block: BlockOf<'scenes'> }) {
  const scenes = block.scenes ?? [];
  return (
    <section className="scenes" id={block.anchor ?? undefined}>
      <Text as="h2" value={block.title} />
      {scenes.some(({ picture }) => picture) ? (
        <Strip scenes={scenes} />
      ) : (
        <ul className="scenes-rows">
          {scenes.map((scene) => (
            <li key={scene.id}>
              <SceneText scene={scene} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Strip({ scenes }: { scenes: Scene[] }) {
  const messages = useMessages();
  const id = (scene: Scene) => `scene-${scene.id}`;
  return (
    <>
      <ul className="scenes-names">
        {scenes.map((scene) => (
          <li key={scene.id}>
            <a href={`#${id(scene)}`}>
              <Text value={scene.name} />
            </a>
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="scenes-strip" tabIndex={0} aria-label={messages.scenesStrip}>
        {scenes.map((scene) => (
          <article key={scene.id} id={id(scene)}>
            {scene.picture && (
              <Picture
                picture={scene.picture}
                sizes="(min-width: 86rem) 76rem, (min-width: 48rem) 89vw, 105vw"
              />
            )}
            <SceneText scene={scene} />
          </article>
        ))}
      </section>
    </>
  );
}

function SceneText({ scene }: { scene: Scene }) {
  return (
    <div className="scenes-text">
      <h3>
        {scene.href ? (
          <ContentLink link={{ label: scene.name, href: scene.href }} />
        ) : (
          <Text value={scene.name} />
        )}
      </h3>
      <Text as="p" value={scene.text} />
    </div>
  );
}
