import { PublishingPanel as PublishingPanel_a4300f14f6d56f5b0b94d361a7a53d85 } from '../components/publishing-panel.tsx'
import { SearchPreview as SearchPreview_f0074dcbe2c59bb8d4f86c7f783c4246 } from '../components/search-preview.tsx'
import { PathFromTitle as PathFromTitle_c2ac1465436f4f5baa1b0926bcdb62d4 } from '../components/path-from-title.tsx'
import { PagePicker as PagePicker_fcf462e73ee505b88cb69a37e1aa38fd } from '../components/page-picker.tsx'
import { LinkTargetNotice as LinkTargetNotice_d1b8a3dd8ae2f9688bec2f454901a2e1 } from '../components/link-target-notice.tsx'
import { RowLabel as RowLabel_c51243af3e2546d958bf23866ae9a975 } from '../components/row-label.tsx'
import { BlockLabel as BlockLabel_c51243af3e2546d958bf23866ae9a975 } from '../components/row-label.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UsesField as UsesField_f52695ddaa4e9229c7e764ca0e1158e8 } from '../components/uses-field.tsx'
import { RestoreCell as RestoreCell_4cfaedb4bd65733ab1e5b1fef6c7049c } from '../components/restore-cell.tsx'
import { KeepEdits as KeepEdits_7ba99ef7dcf342e7c3617349b9270134 } from '../components/keep-edits.tsx'
import { LivePreviewRefresh as LivePreviewRefresh_249f2b624e4ad37ff8b6d452e42dad6e } from '../components/live-preview-refresh.tsx'
import { Versions as Versions_144cf0e78b0e9f1da304ac25ba4d5520 } from '../components/versions.tsx'
import { AlternativeLanguages as AlternativeLanguages_9ea4a1c3fba53bedd820bc7609dc81f1 } from '../components/alternative-languages.tsx'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { MediaView as MediaView_28be9632d0c01958e0e63b1db159561e } from '../components/media-view.tsx'
import { SuspicionCell as SuspicionCell_b4a9b868968275ffcf3671872ece2c8e } from '../components/suspicion-cell.tsx'
import { PhoneLink as PhoneLink_5e75e604e3973f1d6f5cf8aa66a01858 } from '../components/phone-link.tsx'
import { Calculation as Calculation_7b85e12ca50560194c481e19d8c60fd7 } from '../components/calculation.tsx'
import { InquiryFiles as InquiryFiles_33d0ae8c7be165456e919c587e8164ff } from '../components/private-files.tsx'
import { InquiryAnswers as InquiryAnswers_8162322cd7a40f7eb029e890c5bbc76a } from '../components/inquiry-answers.tsx'
import { ChangeHistory as ChangeHistory_6cec3235c3831385fec544a9ef5386c7 } from '../components/change-history.tsx'
import { InquiryTools as InquiryTools_b3a1f8256af6de6d18481ce62c49d58d } from '../components/office-tools.tsx'
import { ApplicationFileLink as ApplicationFileLink_33d0ae8c7be165456e919c587e8164ff } from '../components/private-files.tsx'
import { ApplicationTools as ApplicationTools_b3a1f8256af6de6d18481ce62c49d58d } from '../components/office-tools.tsx'
import { RedirectTools as RedirectTools_f41dbf2d32fa769c801d266269011457 } from '../components/redirect-tools.tsx'
import { MissingList as MissingList_b0eaa7da54da20adbb7e39a29da55014 } from '../components/missing-list.tsx'
import { LinkPlace as LinkPlace_ed13ea5269c8960843b4d96a9efe1fcf } from '../components/link-place.tsx'
import { LinkTools as LinkTools_21864709d5632b727fe47046a44f4507 } from '../components/link-tools.tsx'
import { CurrentPassword as CurrentPassword_1dc6e987d4a23bd246b4e2aeea0752dd } from '../components/current-password.tsx'
import { YesCell as YesCell_d6168eee2e44e75da028617a97f015dd } from '../components/yes-cell.tsx'
import { AccountSecurity as AccountSecurity_204afac0007feb7d5b56a50ed6dd641f } from '../components/account-security.tsx'
import { InviteColleague as InviteColleague_4ee5be07833b026e587950e68e76f05f } from '../components/invite-colleague.tsx'
import { AuditChanges as AuditChanges_14830ffa2c611f34e90f855955a27a58 } from '../components/audit-changes.tsx'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { ToolPreviews as ToolPreviews_b99203368c63156f8d298e5c87547008 } from '../components/tool-previews.tsx'
import { Icon as Icon_47287ca3cc7090ce5800900b335aedca } from '../components/graphics.tsx'
import { Logo as Logo_47287ca3cc7090ce5800900b335aedca } from '../components/graphics.tsx'
import { TranslatorStart as TranslatorStart_bcfc8d3ab742ba160ce95b8d5f0fa0a7 } from '../translations/views/translator-start.tsx'
import { InitialPasswordNotice as InitialPasswordNotice_af54ba539ab7770c2074d339076f734b } from '../components/initial-password-notice.tsx'
import { SiteHealth as SiteHealth_661a5ff40833bf69572391a499686cfc } from '../components/site-health.tsx'
import { DeskLink as DeskLink_a7ba8f1ec65d5fac37469f0bc8190cf9 } from '../translations/views/desk-link.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { StartPage as StartPage_4118d8626400b8971f37e791ef5f6f6b } from '../components/start-page.tsx'
import { DeskView as DeskView_af8a5e0e73bb6d8add735d263a012985 } from '../translations/views/desk-view.tsx'
import { TextView as TextView_c9810799442e7884faf36c8c745574a4 } from '../translations/views/text-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/publishing-panel.tsx#PublishingPanel": PublishingPanel_a4300f14f6d56f5b0b94d361a7a53d85,
  "/components/search-preview.tsx#SearchPreview": SearchPreview_f0074dcbe2c59bb8d4f86c7f783c4246,
  "/components/path-from-title.tsx#PathFromTitle": PathFromTitle_c2ac1465436f4f5baa1b0926bcdb62d4,
  "/components/page-picker.tsx#PagePicker": PagePicker_fcf462e73ee505b88cb69a37e1aa38fd,
  "/components/link-target-notice.tsx#LinkTargetNotice": LinkTargetNotice_d1b8a3dd8ae2f9688bec2f454901a2e1,
  "/components/row-label.tsx#RowLabel": RowLabel_c51243af3e2546d958bf23866ae9a975,
  "/components/row-label.tsx#BlockLabel": BlockLabel_c51243af3e2546d958bf23866ae9a975,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/uses-field.tsx#UsesField": UsesField_f52695ddaa4e9229c7e764ca0e1158e8,
  "/components/restore-cell.tsx#RestoreCell": RestoreCell_4cfaedb4bd65733ab1e5b1fef6c7049c,
  "/components/keep-edits.tsx#KeepEdits": KeepEdits_7ba99ef7dcf342e7c3617349b9270134,
  "/components/live-preview-refresh.tsx#LivePreviewRefresh": LivePreviewRefresh_249f2b624e4ad37ff8b6d452e42dad6e,
  "/components/versions.tsx#Versions": Versions_144cf0e78b0e9f1da304ac25ba4d5520,
  "/components/alternative-languages.tsx#AlternativeLanguages": AlternativeLanguages_9ea4a1c3fba53bedd820bc7609dc81f1,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/components/media-view.tsx#MediaView": MediaView_28be9632d0c01958e0e63b1db159561e,
  "/components/suspicion-cell.tsx#SuspicionCell": SuspicionCell_b4a9b868968275ffcf3671872ece2c8e,
  "/components/phone-link.tsx#PhoneLink": PhoneLink_5e75e604e3973f1d6f5cf8aa66a01858,
  "/components/calculation.tsx#Calculation": Calculation_7b85e12ca50560194c481e19d8c60fd7,
  "/components/private-files.tsx#InquiryFiles": InquiryFiles_33d0ae8c7be165456e919c587e8164ff,
  "/components/inquiry-answers.tsx#InquiryAnswers": InquiryAnswers_8162322cd7a40f7eb029e890c5bbc76a,
  "/components/change-history.tsx#ChangeHistory": ChangeHistory_6cec3235c3831385fec544a9ef5386c7,
  "/components/office-tools.tsx#InquiryTools": InquiryTools_b3a1f8256af6de6d18481ce62c49d58d,
  "/components/private-files.tsx#ApplicationFileLink": ApplicationFileLink_33d0ae8c7be165456e919c587e8164ff,
  "/components/office-tools.tsx#ApplicationTools": ApplicationTools_b3a1f8256af6de6d18481ce62c49d58d,
  "/components/redirect-tools.tsx#RedirectTools": RedirectTools_f41dbf2d32fa769c801d266269011457,
  "/components/missing-list.tsx#MissingList": MissingList_b0eaa7da54da20adbb7e39a29da55014,
  "/components/link-place.tsx#LinkPlace": LinkPlace_ed13ea5269c8960843b4d96a9efe1fcf,
  "/components/link-tools.tsx#LinkTools": LinkTools_21864709d5632b727fe47046a44f4507,
  "/components/current-password.tsx#CurrentPassword": CurrentPassword_1dc6e987d4a23bd246b4e2aeea0752dd,
  "/components/yes-cell.tsx#YesCell": YesCell_d6168eee2e44e75da028617a97f015dd,
  "/components/account-security.tsx#AccountSecurity": AccountSecurity_204afac0007feb7d5b56a50ed6dd641f,
  "/components/invite-colleague.tsx#InviteColleague": InviteColleague_4ee5be07833b026e587950e68e76f05f,
  "/components/audit-changes.tsx#AuditChanges": AuditChanges_14830ffa2c611f34e90f855955a27a58,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/components/tool-previews.tsx#ToolPreviews": ToolPreviews_b99203368c63156f8d298e5c87547008,
  "/components/graphics.tsx#Icon": Icon_47287ca3cc7090ce5800900b335aedca,
  "/components/graphics.tsx#Logo": Logo_47287ca3cc7090ce5800900b335aedca,
  "/translations/views/translator-start.tsx#TranslatorStart": TranslatorStart_bcfc8d3ab742ba160ce95b8d5f0fa0a7,
  "/components/initial-password-notice.tsx#InitialPasswordNotice": InitialPasswordNotice_af54ba539ab7770c2074d339076f734b,
  "/components/site-health.tsx#SiteHealth": SiteHealth_661a5ff40833bf69572391a499686cfc,
  "/translations/views/desk-link.tsx#DeskLink": DeskLink_a7ba8f1ec65d5fac37469f0bc8190cf9,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/components/start-page.tsx#StartPage": StartPage_4118d8626400b8971f37e791ef5f6f6b,
  "/translations/views/desk-view.tsx#DeskView": DeskView_af8a5e0e73bb6d8add735d263a012985,
  "/translations/views/text-view.tsx#TextView": TextView_c9810799442e7884faf36c8c745574a4,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
