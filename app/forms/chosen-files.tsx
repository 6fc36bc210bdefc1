import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useLanguageTag } from '../site.tsx';
import { errorText, type FieldProperties, useFieldMessages } from './fields.tsx';
import { errorOfFile, fileKey } from './files.ts';
import type { FieldOfKind } from './form-field.ts';
import type { ErrorCode } from './schema.ts';

interface Properties extends FieldProperties<FieldOfKind<'files'>> {
  input: RefObject<HTMLInputElement | null>;
}

/**
 * The files that will be sent, each with its size, what is wrong with it, and a button that removes
 * it. Choosing more adds to them.
 */
export function ChosenFiles({ input, field, errors }: Properties) {
  const messages = useFieldMessages();
  const languageTag = useLanguageTag();
  const [files, setFiles] = useState<File[]>(() => [...(input.current?.files ?? [])]);
  const refused = useRefused(field, errors, files);

  function show(chosen: File[]): void {
    const sent = new DataTransfer();
    for (const file of chosen) sent.items.add(file);
    if (input.current) input.current.files = sent.files;
    setFiles(chosen);
  }

  const add = useEffectEvent(() => {
    const chosen = [...(input.current?.files ?? [])];
    show([...files, ...chosen.filter((file) => !files.some((one) => isSame(one, file)))]);
  });

  function remove(file: File): void {
    show(files.filter((one) => one !== file));
    // The button that had the focus is gone.
    input.current?.focus();
  }

  useEffect(() => {
    const element = input.current;
    const form = element?.form;
    const forget = () => setFiles([]);
    element?.addEventListener('change', add);
    form?.addEventListener('reset', forget);
    return () => {
      element?.removeEventListener('change', add);
      form?.removeEventListener('reset', forget);
    };
  }, [input]);

  return (
    <ul className="field-files" aria-live="polite">
      {files.map((file, index) => {
        const code = errorOfFile(field, file, index) ?? refused.get(file);
        return (
          <li key={`${file.name} ${file.size} ${file.lastModified}`}>
            <span>
              {file.name} <small>{sizeOf(file, languageTag)}</small>
              {code && <strong className="field-error">{errorText(field, code, messages)}</strong>}
            </span>
            <button
              type="button"
              onClick={() => remove(file)}
              aria-label={messages[field.remove]?.replace('{file}', file.name)}
            >
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.5" />
              </svg>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** What the server has found wrong with the files that were sent, whatever their place is now. */
function useRefused(
  { name }: FieldOfKind<'files'>,
  errors: Properties['errors'],
  files: File[],
): Map<File, ErrorCode> {
  const [refused, setRefused] = useState(new Map<File, ErrorCode>());
  const read = useEffectEvent(() => {
    const codes = files.flatMap((file, index): [File, ErrorCode][] => {
      const code = errors[fileKey(name, index)];
      return code ? [[file, code]] : [];
    });
    if (codes.length > 0) setRefused(new Map(codes));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: new errors are about the files of now
  useEffect(() => read(), [errors]);
  return refused;
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

function sizeOf({ size }: File, languageTag: string): string {
  const format = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(languageTag, format).format(Math.max(0.1, size / 2 ** 20));
}
