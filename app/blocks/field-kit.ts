import type {
  ArrayField,
  Block,
  CheckboxField,
  Field,
  NumberField,
  RelationshipField,
  RichTextField,
  SelectField,
  TextareaField,
  TextField,
  UploadField,
  Validate,
} from 'payload';
import { validations } from 'payload/shared';
import { defaultLanguage } from '../i18n/languages.ts';
import { type StaffText, staffText, staffWords } from '../i18n/staff.ts';
import { isAllowedTarget } from './link-target.ts';
import { faultOf } from './rich-text-nodes.ts';

/** The kinds of field that blocks are made of, so that each is asked for in the same way. */

const anchorPattern = /^[a-z0-9-]+$/;

type BlockSlug = StaffText extends infer Key
  ? Key extends `${infer Slug}Blocks`
    ? Slug
    : never
  : never;

/** A kind of block: what staff and the types call it follows from its slug. */
export function defineBlock(slug: BlockSlug, fields: Field[]): Block {
  return {
    slug,
    interfaceName: `${slug.charAt(0).toUpperCase()}${slug.slice(1)}Block`,
    labels: { singular: staffText(`${slug}Block`), plural: staffText(`${slug}Blocks`) },
    fields,
  };
}

/**
 * What is left empty in another language is shown in English, so only the English text is asked
 * for: a page that is translated by half can be published.
 */
export function requiredInEnglish<Asked extends TextField | TextareaField | RichTextField>(
  field: Asked,
): Asked {
  // Payload's own check for this type of field; TypeScript does not see that they belong together.
  const check = validations[field.type] as Validate;
  const validate: Validate = (value, options) => {
    const fault = field.type === 'richText' ? faultOf(value) : undefined;
    if (fault) return staffWords(fault, options.req.i18n.language);
    return check(value, {
      ...options,
      required: (options.req.locale ?? defaultLanguage) === defaultLanguage,
    });
  };
  return {
    ...field,
    required: true,
    localized: true,
    validate,
    // Outside pages, which have drafts, the database takes no NULL for a required text.
    ...(field.type !== 'richText' && { hooks: { beforeChange: [nullToEmpty] } }),
  };
}

function nullToEmpty({ value }: { value?: unknown }): unknown {
  return value ?? '';
}

export function textField(
  name: string,
  label: StaffText,
  options: { required?: boolean; maxLength?: number } = {},
): TextField {
  const field: TextField = {
    name,
    type: 'text',
    label: staffText(label),
    localized: true,
    maxLength: options.maxLength ?? 160,
  };
  return options.required ? requiredInEnglish(field) : field;
}

export function paragraphField(
  name: string,
  label: StaffText,
  options: { required?: boolean; maxLength?: number } = {},
): TextareaField {
  const field: TextareaField = {
    name,
    type: 'textarea',
    label: staffText(label),
    localized: true,
    maxLength: options.maxLength ?? 1200,
  };
  return options.required ? requiredInEnglish(field) : field;
}

export const pictureField: UploadField = {
  name: 'picture',
  type: 'upload',
  relationTo: 'media',
  label: staffText('picture'),
};

/** Lets a link lead to this block: `/home#quote`. */
export const anchorField: TextField = {
  name: 'anchor',
  type: 'text',
  label: staffText('anchor'),
  admin: { description: staffText('anchorHelp') },
  validate: fulfils((value) => anchorPattern.test(value), 'anchorInvalid'),
};

/** How most blocks begin. */
export const introduction: Field[] = [
  anchorField,
  textField('title', 'title', { required: true }),
  paragraphField('text', 'text'),
];

export const hrefField: TextField = {
  name: 'href',
  type: 'text',
  label: staffText('linkTarget'),
  admin: { description: staffText('linkTargetHelp') },
  validate: fulfils(isAllowedTarget, 'linkTargetInvalid'),
};

export const linkFields: Field[] = [
  textField('label', 'linkText', { required: true, maxLength: 80 }),
  { ...hrefField, required: true } as TextField,
];

export const actionsField: ArrayField = {
  name: 'actions',
  type: 'array',
  label: staffText('actions'),
  maxRows: 3,
  fields: linkFields,
};

/** What a block has several of, and at least one. */
export function rowsField(
  name: string,
  label: StaffText,
  fields: Field[],
  maxRows?: number,
): ArrayField {
  return { name, type: 'array', label: staffText(label), minRows: 1, maxRows, fields };
}

/** Everything that is neither in the specification nor in a source is marked with it. */
export const isExampleField: CheckboxField = {
  name: 'isExample',
  type: 'checkbox',
  label: staffText('isExample'),
  admin: { description: staffText('isExampleHelp') },
  defaultValue: false,
};

/** How exact a figure is; its words for visitors are messages of the same name. */
export const qualifierField: SelectField = {
  name: 'qualifier',
  type: 'select',
  label: staffText('qualifier'),
  required: true,
  defaultValue: 'exactly',
  options: optionsOf({
    exactly: 'qualifierExactly',
    about: 'qualifierAbout',
    moreThan: 'qualifierMoreThan',
    atLeast: 'qualifierAtLeast',
  }),
};

/** Where a claim comes from: words, and if it is on the web, its address. */
export const sourceFields: Field[] = [textField('source', 'source', { maxLength: 200 }), hrefField];

/** A figure that is drawn to scale, so never below nought. */
export function measureField(name: string, label: StaffText): NumberField {
  return { name, type: 'number', label: staffText(label), min: 0, required: true };
}

function fulfils(isRight: (value: string) => boolean, message: StaffText) {
  return (
    value: string | null | undefined,
    { req, required }: { req: { i18n: { language: string } }; required?: boolean },
  ): string | true => {
    if (!value && !required) return true;
    if (typeof value === 'string' && value && isRight(value)) return true;
    return staffWords(message, req.i18n.language);
  };
}

/** Takes a figure from the product data or the company facts; see cms/products/references.ts. */
export const referenceField: TextField = {
  name: 'reference',
  type: 'text',
  label: staffText('dataReference'),
  admin: { description: staffText('dataReferenceHelp') },
  maxLength: 80,
};

/** The models or series a block is about; their data come with them. */
export function productsField(
  name: 'models' | 'series',
  help?: StaffText,
  maxRows = 6,
  isRequired = true,
): RelationshipField {
  return {
    name,
    type: 'relationship',
    relationTo: name,
    hasMany: true,
    label: staffText(name === 'models' ? 'models' : 'productSeriesPlural'),
    ...(isRequired && { required: true, minRows: 1 }),
    maxRows,
    ...(help && { admin: { description: staffText(help) } }),
    // Their data are read once for all pages; a page holds their ids.
    maxDepth: 0,
  };
}

export function optionsOf(choices: Record<string, StaffText>) {
  return Object.entries(choices).map(([value, label]) => ({ value, label: staffText(label) }));
}

/** What an article of the news is about; visitors read the same names as staff. */
export const newsTopics = {
  products: 'topicProducts',
  technology: 'topicTechnology',
  installation: 'topicInstallation',
  standards: 'topicStandards',
  projects: 'topicProjects',
  company: 'topicCompany',
} as const satisfies Record<string, StaffText>;

export const newsTopicOptions = optionsOf(newsTopics);
