'use client';

import {
  PasswordField,
  useAuth,
  useDocumentInfo,
  useFormFields,
  useTranslation,
} from '@payloadcms/ui';

interface Properties {
  path: string;
  field: {
    name: string;
    label?: Record<string, string>;
    admin?: { description?: Record<string, string> };
  };
}

/** A stable function: a new one on each render would make the form validate over and over. */
const checkedByServer = () => true as const;

/** Asks for the account's current password when its owner changes the password or email. */
export function CurrentPassword({ path, field }: Properties) {
  const { i18n } = useTranslation();
  const { user } = useAuth();
  const { id, savedDocumentData } = useDocumentInfo();
  const email = useFormFields(([fields]) => fields.email?.value);
  const newPassword = useFormFields(([fields]) => fields.password !== undefined);
  const isOwn = user?.id !== undefined && user.id === id;
  const isAsked = newPassword || (email !== undefined && email !== savedDocumentData?.email);
  if (!isOwn || !isAsked) return null;
  return (
    <>
      <PasswordField
        autoComplete="current-password"
        field={{ name: field.name, label: field.label?.[i18n.language] ?? '' }}
        path={path}
        validate={checkedByServer}
      />
      <p className="field-description">{field.admin?.description?.[i18n.language]}</p>
    </>
  );
}
