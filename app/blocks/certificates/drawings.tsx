import type { ReactElement } from 'react';
import type { BlockOf } from '../../../cms/interface.ts';

type Test = NonNullable<BlockOf<'certificates'>['tests']>[number]['drawing'];

/** The module under test, seen edge-on. */
const module = <path d="M20 76H140" className="certificates-module" />;

/** A line drawing of what each test does to the module. */
const drawings: Record<Test, ReactElement> = {
  saltMist: (
    <>
      {module}
      <path d="M80 10v10M72 20h16M76 20l-4 6M84 20l4 6" />
      <path
        d="M66 32l-6 6M94 32l6 6M80 32v8M52 46l-6 6M70 46l-2 8M90 46l2 8M108 46l6 6M38 60l-4 5M58 62l-2 6M80 58v9M102 62l2 6M122 60l4 5"
        strokeDasharray="4 3"
      />
      <path d="M32 84h4v4h-4zM66 86h4v4h-4zM96 83h4v4h-4zM124 86h4v4h-4z" />
    </>
  ),
  ammonia: (
    <>
      {module}
      <circle cx="80" cy="30" r="9" />
      <circle cx="56" cy="44" r="5" />
      <circle cx="104" cy="44" r="5" />
      <circle cx="80" cy="56" r="5" />
      <path d="M72.2 34.5 60.3 41.500M87.800 34.5 99.700 41.500M80 39V51" />
      <path d="M28 66c4-5 8-5 12 0M120 66c4-5 8-5 12 0" />
    </>
  ),
  fire: (
    <>
      {module}
      <path d="M80 14c4 12 18 18 18 34a18 20 0 0 1-36 2c0-8 5-12 7-18 3 3 4 6 5 9 5-8 7-16 6-27z" />
      <path d="M80 66c-6 0-9-4-9-9 0-6 6-8 8-14 5 5 10 9 10 14s-3 9-9 9z" />
      <path d="M40 66l4-8M120 66l-4-8" />
    </>
  ),
  blownSand: (
    <>
      <path d="M56 88 136 40" className="certificates-module" />
      <path d="M136 40V88H56" strokeDasharray="4 3" />
      <path d="M18 24H70c8 0 8-10 0-10M18 42H62M18 60H48" />
      <g className="certificates-grains">
        <circle cx="80" cy="30" r="1.5" />
        <circle cx="92" cy="42" r="1.5" />
        <circle cx="74" cy="48" r="1.5" />
        <circle cx="100" cy="30" r="1.5" />
        <circle cx="60" cy="64" r="1.5" />
        <circle cx="84" cy="56" r="1.5" />
        <circle cx="70" cy="68" r="1.5" />
        <circle cx="110" cy="44" r="1.5" />
        <circle cx="112" cy="24" r="1.5" />
      </g>
    </>
  ),
  pid: (
    <>
      <path d="M20 56H140" className="certificates-module" />
      <path d="M30 50H58M66 50H94M102 50H130" />
      <path d="M80 50V22M74 16h12M80 10v12" />
      <path d="M44 62v14m-4-5 4 5 4-5M80 62v14m-4-5 4 5 4-5M116 62v14m-4-5 4 5 4-5" />
      <path d="M20 84H140M140 56V84M68 90H92M74 95H86" />
    </>
  ),
};

export function TestDrawing({ test }: { test: Test }) {
  return (
    <svg viewBox="0 0 160 100" aria-hidden="true" className="certificates-drawing">
      {drawings[test]}
    </svg>
  );
}
