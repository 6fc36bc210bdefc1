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
import { type StaffText, staffMessage, staffText } from '../i18n/staff.ts';
import { isAllowedTarget, isPhoneReference } from './link-target.ts';
import { faultOf } from './rich-text-nodes.ts';

/** The kinds of field that blocks are built from, so that each always looks the same to editors. */

const anchorPattern = /^[a-z0-9-]+$/;

type BlockSlug = StaffText extends infer Key
  ? Key extends `${infer Slug}Blocks`
    ? Slug
    : never
  : never;

/** A kind of block: its label for staff and its type name derive from its slug. */
export function defineBlock(slug: BlockSlug, fields: Field[]): Block {
  return {
    slug,
    interfaceName: `${slug.charAt(0).toUpperCase()}${slug.slice(1)}Block`,
    labels: { singular: staffText(`${slug}Block`), plural: staffText(`${slug}Blocks`) },
    admin: {
      components: {
        Label: {
          path: '/components/row-label.tsx#BlockLabel',
          clientProps: { kind: staffText(`${slug}Block`) },
        },
      },
    },
    fields,
  };
}

/**
 * Text left empty in another language is shown in English, so only English is required: a
 * half-translated page can be published.
 */
export function requiredInEnglish<Asked extends TextField | TextareaField | RichTextField>(
  field: Asked,
): Asked {
  // Payload's own validation for this field type; TypeScript does not see that they match.
  const check = validations[field.type] as Validate;
  const validate: Validate = (value, options) => {
    const fault = field.type === 'richText' ? faultOf(value) : undefined;
    if (fault) return staffMessage(fault, options.req.i18n.language);
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
    // Pages have drafts, but elsewhere the database accepts no NULL for a required text.
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

/** Lets a link target this block: `/home#quote`. */
export const anchorField: TextField = {
  name: 'anchor',
  type: 'text',
  label: staffText('anchor'),
  admin: { description: staffText('anchorHelp') },
  validate: fulfils((value) => anchorPattern.test(value), 'anchorInvalid'),
};

/** How most blocks start. */
export const introduction: Field[] = [
  anchorField,
  textField('title', 'title', { required: true }),
  paragraphField('text', 'text'),
];

export const hrefField: TextField = {
  name: 'href',
  type: 'text',
  label: staffText('linkTarget'),
  admin: {
    description: staffText('linkTargetHelp'),
    components: {
      afterInput: [
        '/components/page-picker.tsx#PagePicker',
        {
          path: '/components/link-target-notice.tsx#LinkTargetNotice',
          clientProps: {
            missing: staffText('linkTargetMissing'),
            draft: staffText('linkTargetDraft'),
          },
        },
      ],
    },
  },
  validate: fulfils(
    (target) => isAllowedTarget(target) || isPhoneReference(target),
    'linkTargetInvalid',
  ),
};

export const linkFields: Field[] = [
  textField('label', 'linkText', { required: true, maxLength: 80 }),
  { ...hrefField, required: true } as TextField,
];

/** Rows say what is in them, and are unfolded by whoever wants to change it. */
export const foldedRows = {
  initCollapsed: true,
  components: { RowLabel: '/components/row-label.tsx#RowLabel' },
} satisfies ArrayField['admin'];

export const actionsField: ArrayField = {
  name: 'actions',
  type: 'array',
  label: staffText('actions'),
  admin: foldedRows,
  maxRows: 4,
  fields: linkFields,
};

/** A list of at least one item. */
export function rowsField(
  name: string,
  label: StaffText,
  fields: Field[],
  maxRows?: number,
): ArrayField {
  return {
    ...{ name, type: 'array', label: staffText(label), minRows: 1, maxRows, fields },
    admin: foldedRows,
  };
}

/** Marks everything that is neither in the specification nor sourced. */
export const isExampleField: CheckboxField = {
  name: 'isExample',
  type: 'checkbox',
  label: staffText('isExample'),
  admin: { description: staffText('isExampleHelp') },
  defaultValue: false,
};

/** Parts of the legal pages say other things where visits are counted by a service of others. */
export const shownWhereField: SelectField = {
  name: 'shownWhere',
  type: 'select',
  label: staffText('shownWhere'),
  defaultValue: 'everywhere',
  options: optionsOf({
    everywhere: 'shownEverywhere',
    withAnalytics: 'shownWithAnalytics',
    withoutAnalytics: 'shownWithoutAnalytics',
  }),
};

/** How exact a figure is; the site's messages of the same name put it in words. */
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

/** The source of a claim: a text, and its URL if it is on the web. */
export const sourceFields: Field[] = [textField('source', 'source', { maxLength: 200 }), hrefField];

/** A figure drawn to scale, and therefore never negative. */
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
    return staffMessage(message, req.i18n.language);
  };
}

/** A figure taken from the product data or the company facts; see cms/products/references.ts. */
export const referenceField: TextField = {
  name: 'reference',
  type: 'text',
  label: staffText('dataReference'),
  admin: { description: staffText('dataReferenceHelp') },
  maxLength: 80,
};

/** The models or series that a block is about; their data are added automatically. */
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
    // Their data are read once for all pages; a page stores only ids.
    maxDepth: 0,
  };
}

export function optionsOf(choices: Record<string, StaffText>) {
  return Object.entries(choices).map(([value, label]) => ({ value, label: staffText(label) }));
}

/** The topics of a news article; visitors see the same names as staff. */
export const newsTopics = {
  products: 'topicProducts',
  technology: 'topicTechnology',
  installation: 'topicInstallation',
  standards: 'topicStandards',
  projects: 'topicProjects',
  company: 'topicCompany',
} as const satisfies Record<string, StaffText>;

export const newsTopicOptions = optionsOf(newsTopics);
