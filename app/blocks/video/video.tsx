import { type CSSProperties, useId, useState } from 'react';
import type { BlockOf, VideoContent } from '../../../cms/interface.ts';
import { Picture } from '../../components/picture.tsx';
import { Text } from '../../components/text.tsx';
import './video.css';

/**
 * A short silent film. Until somebody asks for it there is its still picture, and nothing of it is
 * loaded; where scripts are missing, its file is a link.
 */
export default function Video({ block }: { block: BlockOf<'video'> }) {
  const { film, words } = block;
  const caption = useId();
  const [state, setState] = useState<'asked' | 'failed'>();
  if (!film) return null;
  const isPlayed = state === 'asked';
  const proportions = { '--film': `${film.width} / ${film.height}` } as CSSProperties;
  return (
    <section className="section-grid video" id={block.anchor ?? undefined}>
      <Text as="h2" value={block.title} />
      <Text as="p" className="lead" value={block.text} />
      <figure>
        <div className="video-stage" style={proportions}>
          <Picture picture={film.poster} sizes="(min-width: 64rem) 89vw, 100vw" />
          {isPlayed ? (
            <Player
              film={film}
              name={words.film}
              caption={caption}
              giveUp={() => setState('failed')}
            />
          ) : (
            <button className="video-play" type="button" onClick={() => setState('asked')}>
              <span className="action action-primary">
                <svg aria-hidden="true" viewBox="0 0 12 14">
                  <path d="M0 0v14l12-7z" />
                </svg>
                {words.play}
              </span>
            </button>
          )}
        </div>
        <figcaption>
          <Text as="span" id={caption} value={film.text} />
          <a href={film.href} type="video/mp4">
            {words.file}
          </a>
          <span role="status">{state === 'failed' && words.failed}</span>
        </figcaption>
      </figure>
    </section>
  );
}

interface PlayerProperties {
  film: VideoContent;
  name: string;
  /** The id of what says what is to be seen. */
  caption: string;
  giveUp: () => void;
}

function Player({ film, name, caption, giveUp }: PlayerProperties) {
  return (
    <video
      ref={begin}
      width={film.width}
      height={film.height}
      aria-label={name}
      aria-describedby={caption}
      preload="none"
      onError={giveUp}
      controls
      loop
      muted
      playsInline
    >
      {film.sources.map(({ href, type }, index) => (
        <source
          key={href}
          src={href}
          type={type}
          // The last one that a browser tries.
          onError={index === film.sources.length - 1 ? giveUp : undefined}
        />
      ))}
    </video>
  );
}

/** It takes the place of the button that was pressed, and its focus. */
function begin(video: HTMLVideoElement | null): void {
  video?.focus({ preventScroll: true });
  // A device that saves power may leave it to its own button.
  video?.play().catch(() => undefined);
}
