import { createHash } from 'node:crypto';
import type {
  CollectionBeforeValidateHook,
  CollectionConfig,
  TextareaField,
  UploadField,
  Validate,
} from 'payload';
import { validations } from 'payload/shared';
import { paragraphField, pictureField } from '../../app/blocks/field-kit.ts';
import { defaultLanguage } from '../../app/i18n/languages.ts';
import { staffMessage, staffText } from '../../app/i18n/staff.ts';
import { editors, nobodyByHand, staff } from '../access.ts';
import { editComponents } from '../edit-components.ts';
import { asFile, checkedUpload, typesOf } from '../hooks/checked-upload.ts';
import { contentHooks } from '../hooks/content.ts';
import { refuseFile } from '../hooks/refuse-file.ts';
import { keptFiles } from '../kept.ts';
import { filmCodecs, isSameFilm, readFilm } from '../videos/film.ts';

const kinds = ['mp4'] as const;

/** The file itself says it, whatever a program sends. */
const readOfFile = { create: nobodyByHand, update: nobodyByHand };

/**
 * Short silent films. Each file is a document: a film in H.264, which every browser plays, may name
 * the same film in AV1, which newer browsers load in its place (docs/decisions/0075).
 */
export function videos(directory: string): CollectionConfig {
  return keptFiles({
    slug: 'videos',
    labels: { singular: staffText('video'), plural: staffText('videos') },
    admin: {
      components: editComponents,
      group: staffText('groupContent'),
      useAsTitle: 'filename',
      listSearchableFields: ['filename', 'text'],
      defaultColumns: ['filename', 'text', 'codec', 'seconds', 'updatedAt'],
    },
    // Visitors get a film from server/files/videos.ts, once they know its address from a page.
    access: { create: editors, read: staff, update: editors, delete: editors },
    // A copy would be a second file of the same bytes.
    disableDuplicate: true,
    upload: {
      staticDir: directory,
      mimeTypes: typesOf(kinds),
      pasteURL: false,
      modifyResponseHeaders: asFile,
      // As of pictures: what the back office would add to the address is refused at the door.
      cacheTags: false,
      crop: false,
      focalPoint: false,
    },
    hooks: {
      ...contentHooks,
      beforeOperation: [checkedUpload(kinds, 'videoInvalid')],
      beforeValidate: [describesFilm],
    },
    fields: [
      ofFilms({
        ...paragraphField('text', 'videoText', { maxLength: 600 }),
        admin: { description: staffText('videoTextHelp') },
      }),
      ofFilms({
        ...pictureField,
        name: 'poster',
        label: staffText('videoPoster'),
        admin: { description: staffText('videoPosterHelp') },
      }),
      smallerField,
      {
        name: 'codec',
        type: 'select',
        label: staffText('videoCodec'),
        options: Object.entries(filmCodecs).map(([value, label]) => ({ value, label })),
        access: readOfFile,
        admin: { readOnly: true, position: 'sidebar' },
      },
      {
        name: 'seconds',
        type: 'number',
        label: staffText('videoSeconds'),
        access: readOfFile,
        admin: { readOnly: true, position: 'sidebar' },
      },
      { name: 'codecs', type: 'text', access: readOfFile, admin: { hidden: true } },
      // Part of the film's URL, so that browsers may cache it for good.
      { name: 'contentHash', type: 'text', access: readOfFile, admin: { hidden: true } },
    ],
  });
}

const describesFilm: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const film = req.file?.data && readFilm(req.file.data);
  if (!req.file || !film) return data;
  // What shows it would show a film without a text, or none.
  if (originalDoc?.codec && originalDoc.codec !== film.codec) {
    throw refuseFile(req, 'videoCodecChanged');
  }
  const { codec, codecs, width, height } = film;
  const contentHash = createHash('sha256').update(req.file.data).digest('hex').slice(0, 16);
  const seconds = Math.round(film.seconds * 10) / 10;
  return { ...data, codec, codecs, width, height, seconds, contentHash };
};

/** What a film needs, in English if it is a text, and its smaller file has not. */
function ofFilms<Field extends TextareaField | UploadField>(field: Field): Field {
  // Payload's own validation for this field type; TypeScript does not see that they match.
  const check = validations[field.type] as Validate;
  const validate: Validate = (value, options) => {
    const { req, siblingData } = options;
    const isAsked = !field.localized || (req.locale ?? defaultLanguage) === defaultLanguage;
    const { codec } = siblingData as { codec?: string };
    return check(value, { ...options, required: isAsked && codec === 'h264' });
  };
  return { ...field, validate };
}

const smallerField: UploadField = {
  name: 'smaller',
  type: 'upload',
  relationTo: 'videos',
  label: staffText('videoSmaller'),
  admin: {
    description: staffText('videoSmallerHelp'),
    condition: ({ codec }) => codec !== 'av1',
  },
  filterOptions: { codec: { equals: 'av1' } },
  async validate(value: unknown, { req, siblingData }: Parameters<Validate>[1]) {
    if (value === null || value === undefined) return true;
    const id = Number(typeof value === 'object' && 'id' in value ? value.id : value);
    const smaller = Number.isInteger(id)
      ? await req.payload.findByID({ collection: 'videos', id, depth: 0, disableErrors: true })
      : null;
    const isRight = smaller?.codec === 'av1' && isSameFilm(siblingData, smaller);
    return isRight || staffMessage('videoSmallerInvalid', req.i18n.language);
  },
};
