import { operator, operatorAddress } from '../operator.ts';
import type { PrivacyText } from './text.ts';

export const fr: PrivacyText = {
  title: 'Politique de confidentialité',
  description:
    'Ce que ce site traite lors d’une visite, d’un formulaire ou d’une candidature, pendant combien de temps, qui le voit et quels sont vos droits.',
  summary: {
    title: 'Version 6, 23 novembre 2026',
    text: 'En bref : les pages publiques ne déposent aucun cookie, n’affichent aucune publicité et ne font appel à aucun service extérieur pour compter les visites. Ce que vous nous envoyez nous sert à vous répondre. Les demandes sont supprimées 24 mois après la dernière modification. La version de cette politique est enregistrée avec chaque envoi.',
    textWithAnalytics:
      'En bref : les pages publiques n’affichent aucune publicité. Un service extérieur ne compte vos visites, au moyen de cookies, que si vous l’acceptez ; les paramètres des cookies disent lequel. Ce que vous nous envoyez nous sert à vous répondre. Les demandes sont supprimées 24 mois après la dernière modification. La version de cette politique est enregistrée avec chaque envoi.',
  },
  controller: [
    { heading: 'Responsable du traitement' },
    `Données d’exemple, à remplacer par l’éditeur : ${operatorAddress}, Allemagne, représentée par Prénom Nom (direction), e-mail ${operator.privacyEmail}. Si un délégué à la protection des données est désigné, l’éditeur le nomme ici.`,
  ],
  forms: [
    { heading: 'Lorsque vous envoyez un formulaire' },
    'Les champs obligatoires sont signalés ; les autres sont facultatifs. Aucune case n’est cochée d’avance.',
    {
      list: [
        'Demande de devis : nom, adresse du projet (pays) et une adresse e-mail ou un numéro de téléphone ; si vous le souhaitez, adresse détaillée, société, projet et besoins.',
        'Demande de modules sur mesure : nom, adresse e-mail et besoins ; si vous le souhaitez, société, téléphone, pays, ampleur du projet et besoin éventuel d’une station électrique portable.',
        'Service client et presse : nom, adresse e-mail et message ; si vous le souhaitez, société.',
        'Inscription à un événement : nom, adresse e-mail et nombre de personnes ; si vous le souhaitez, société, téléphone et message.',
        'Avis et suggestions : votre message ; nom et adresse e-mail seulement si vous le souhaitez.',
      ],
    },
    'Aux demandes de devis, aux demandes de modules sur mesure et aux questions au service client, vous pouvez joindre des photos et des plans. Notre propre serveur recrée les images : le lieu, l’heure et l’appareil de la prise de vue et les autres données cachées disparaissent ; les fichiers PDF sont enregistrés tels quels. Les fichiers n’ont pas d’adresse publique, chaque accès est consigné, et ils sont supprimés avec la demande.',
    'Si vous joignez à une demande de devis un calcul fait avec l’un de nos outils, nous enregistrons avec la demande les données saisies, comme le lieu et les dimensions d’un toit, et les résultats. Vous les voyez avant l’envoi et pouvez les retirer. Les calculs que vous n’envoyez pas ne sont pas enregistrés.',
    'Avec chaque envoi, nous enregistrons un numéro de référence, l’heure, la langue, le site et la page d’origine, la version de cette politique et, lorsque nous l’avons demandé, votre consentement à un transfert à l’étranger. Notre propre serveur marque ce qui ressemble à un message indésirable ou répète un message précédent ; aucun service extérieur n’intervient.',
    'Finalité et base légale : nous répondons à votre demande, préparons, si vous le souhaitez, un devis ou un contrat et traitons votre inscription à un événement, comme une formation ou une visite (art. 6, § 1, b) du RGPD). Pour les demandes de presse et les avis, notre intérêt légitime est de vous répondre (art. 6, § 1, f) du RGPD). Nous n’utilisons pas vos données pour la publicité et ne les vendons pas.',
    { heading: 'E-mails' },
    'Si vous indiquez une adresse e-mail, vous recevez une confirmation avec votre nom et le numéro de référence. Les personnes chargées de répondre reçoivent une notification reprenant ce que vous avez saisi. Personne n’est inscrit à une lettre d’information. Si vous vous envoyez un calcul par e-mail, nous n’utilisons l’adresse que pour ce seul message et ne la conservons pas.',
    { heading: 'Qui les voit, et combien de temps' },
    'Les demandes et leurs fichiers sont vus par le service commercial et les administrateurs du site, qui peuvent y ajouter des notes. Les prestataires chargés des serveurs et du courrier agissent sur nos instructions (données d’exemple : l’éditeur les nomme ici).',
    'Une demande est supprimée 24 mois après sa dernière modification. Celle qui est encore en cours est conservée jusqu’à sa clôture. Le même délai vaut pour les notifications reçues dans nos boîtes de messagerie.',
  ],
  applications: [
    { heading: 'Lorsque vous postulez' },
    'Le formulaire accepte un CV (PDF ou DOCX) et demande le nom, l’adresse e-mail, le téléphone, l’adresse actuelle, les postes occupés, le secteur précédent et le poste visé. La date de naissance et la nationalité sont facultatives.',
    'Un programme sur notre propre serveur lit le CV et remplit le formulaire. Vous vérifiez le résultat avant l’envoi. Le fichier n’est remis à aucun service extérieur, et aucun programme ne décide de votre candidature.',
    'Le fichier que vous choisissez est envoyé à notre serveur, lu en mémoire et non conservé : il n’est enregistré que lorsque vous envoyez la candidature.',
    'Une candidature que vous enregistrez reste sur votre appareil, sans le fichier. Ce n’est que si vous demandez un lien par e-mail que nous conservons aussi votre saisie, sans le fichier, pendant 30 jours ; elle est ensuite supprimée. Quiconque possède le lien peut la lire : gardez-le pour vous.',
    'La base légale est la procédure de candidature elle-même (art. 6, § 1, b) du RGPD), qui ne demande pas de consentement. Si nous souhaitons conserver votre CV pour d’autres postes, nous vous demandons votre consentement à part (art. 6, § 1, a) du RGPD).',
    'Seuls les ressources humaines et les administrateurs du site voient les candidatures ; les fichiers n’ont pas d’adresse publique. Une candidature est supprimée avec ses fichiers six mois après le dernier changement de statut, et plus tôt si vous le demandez. Elle n’est gardée plus longtemps qu’avec votre accord pour le vivier de talents, et au plus deux ans après le dernier contact.',
  ],
  device: [
    { heading: 'Ce qui reste sur votre appareil' },
    'Ce que vous saisissez dans un formulaire est gardé comme brouillon dans le stockage local de votre navigateur jusqu’à l’envoi. Nous ne le voyons pas avant. Dès que le serveur a confirmé l’enregistrement de votre envoi, le brouillon est supprimé.',
    'Tant qu’un onglet est ouvert, le navigateur retient aussi jusqu’où vous aviez fait défiler la page. Pour en savoir plus et pour tout supprimer, voyez les [paramètres des cookies](/cookies).',
  ],
  operation: [
    { heading: 'Lorsque vous visitez le site' },
    'Votre adresse réseau (adresse IP) est nécessaire pour vous envoyer une page. Nous ne l’enregistrons pas.',
    {
      list: [
        'Comptage des visites : après chaque changement de page, le navigateur envoie un message vide à notre propre serveur (POST /stats/record-visit). Nous comptons par jour, site, langue et chemin, sans cookie, sans identifiant et sans donnée personnelle.',
        'Adresses inexistantes et recherches sans résultat : nous les comptons par jour et par langue, sous forme de chemin ou de mots sans chiffres ni adresses e-mail, sans rien sur vous. Elles sont effacées après 90 jours.',
        'Journal du serveur : quel chemin a été demandé, avec quel résultat et en combien de temps. Ni adresse réseau, ni mots recherchés, ni informations sur votre navigateur.',
        'Protection contre les abus : le nombre d’envois depuis une même adresse réseau est compté en mémoire vive. Si le site fonctionne en plusieurs processus, ils comptent ensemble dans sa base de données ; une empreinte calculée avec une clé y remplace l’adresse, et elle est effacée au bout de deux heures au plus.',
        'Espace interne : seuls les membres de l’équipe qui se connectent reçoivent un cookie de session. Il expire après huit heures.',
      ],
    },
    'La base légale est notre intérêt légitime à ce que le site fonctionne et ne soit pas détourné (art. 6, § 1, f) du RGPD).',
  ],
  rights: [
    { heading: 'Vos droits selon le RGPD' },
    'Vous pouvez demander quelles données nous avons sur vous, les faire rectifier ou effacer, en faire limiter le traitement, les recevoir sous une forme lisible par machine et vous opposer à un traitement fondé sur l’intérêt légitime. Vous pouvez retirer un consentement à tout moment, pour l’avenir. Et vous pouvez introduire une réclamation auprès d’une autorité de protection des données ; en France, c’est la CNIL (cnil.fr).',
    'Écrivez à l’adresse ci-dessus ou utilisez le [formulaire de contact](/about#contact) ; le numéro de référence nous aide à retrouver votre demande. Aucune décision vous concernant n’est prise par des moyens uniquement automatiques. Si des données sont traitées hors de l’UE, l’éditeur indique ici où et avec quelles garanties (données d’exemple).',
  ],
  japan: [
    { heading: 'Pour les visiteurs du Japon (APPI)' },
    {
      list: [
        'Entreprise : nom, adresse et représentant indiqués ci-dessus (données d’exemple).',
        'Finalités : réponse aux demandes, préparation de devis et de contrats, service client, relations avec la presse, traitement des inscriptions aux événements (formations, visites), recrutement.',
        'Accès, rectification, arrêt de l’utilisation, suppression : écrivez à l’adresse ci-dessus. Nous vérifions que la demande vient de vous et répondons sans retard injustifié.',
        'Mesures de sécurité : transmission chiffrée, accès selon les fonctions, fichiers de candidature sans adresse publique, journaux sans données personnelles, suppression à la fin du délai.',
        'Transferts : à l’entreprise et à ses prestataires, dans les pays que l’éditeur énumère ici (données d’exemple : Allemagne).',
      ],
    },
  ],
  china: [
    { heading: 'Pour les visiteurs de Chine continentale (PIPL)' },
    'Selon l’article 39 de la PIPL, l’envoi de données personnelles à l’étranger demande un consentement séparé. Les formulaires des sites hébergés en Chine continentale le demandent par une case distincte, qui n’est pas cochée d’avance. Sans lui, nous ne pouvons pas recevoir l’envoi ; toutes les pages restent lisibles.',
    {
      list: [
        `Destinataire et contact : ${operator.name}, Allemagne, ${operator.privacyEmail} (données d’exemple).`,
        'Finalité et mode : vous répondre, ou traiter votre inscription ou votre candidature ; transmission chiffrée, conservation dans l’espace interne.',
        'Types de données : les champs du formulaire concerné, énumérés ci-dessus.',
        'Vos droits : consulter, copier, rectifier et supprimer les données et retirer le consentement, en écrivant au destinataire.',
      ],
    },
  ],
  draft: {
    title: 'Projet : les indications de l’éditeur manquent encore',
    text: 'Cette politique décrit le fonctionnement du site. Les indications sur l’entreprise responsable, ses prestataires et les lieux de traitement sont des données d’exemple jusqu’à ce que l’éditeur les remplace. Un avocat la confirmera avant publication.',
  },
  ending: {
    title: 'Des questions sur vos données ?',
    text: 'Écrivez-nous et indiquez, si vous l’avez, le numéro de référence.',
    action: 'Nous écrire',
    alternative: 'Paramètres des cookies',
  },
};
