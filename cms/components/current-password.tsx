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

/** The same function each time: a new one would make the form check itself again and again. */
const checkedByServer = () => true as const;

/** Asks the owner of an account for the password while another or another email is chosen. */
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
