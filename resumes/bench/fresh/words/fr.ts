import { list, type Words } from '../words.ts';

export const words: Words = {
  given: {
    male: list('Julien | Mathieu | Antoine | Nicolas | Karim | Bruno | Jean-Luc | Hugo | Olivier'),
    female: list(
      'Camille | Claire | Sophie | Amandine | Nadia | Isabelle | Anne-Laure | Chloé | Sandrine',
    ),
  },
  family: list(
    "Lefèvre | Moreau | Garnier | Rousseau | Benali | Dupuis | de La Tour | Marchand | Perrin | Blanchet | N'Diaye | Colin",
  ),
  nameJoin: ' ',
  towns: list(
    '69003 Lyon | 35000 Rennes | 31400 Toulouse | 67000 Strasbourg | 1004 Lausanne | 4000 Liège | 44100 Nantes | 38000 Grenoble | 59800 Lille',
  ),
  streets: list(
    '1# rue des Lilas | 2# bis, avenue de la Gare | # place du Marché | 4#, chemin des Vignes | 1# impasse Pasteur, bât. B | Résidence Les Ormes, 3# rue Haute',
  ),
  addresses: list('{street}\\n{town} | {street}, {town} | {street} – {town}'),
  phones: list(
    '06 39 98 ## ## | +33 6 39 98 ## ## | 01 99 00 ## ## | 06.39.98.##.## | +33 (0)1 99 00 ## ## | 0639 98####',
  ),
  nationalities: [
    ['FR', list('française | Française | France')],
    ['BE', list('belge | Belgique')],
    ['CH', list('suisse | Suisse')],
    ['MA', list('marocaine | Maroc')],
    ['PT', list('portugaise | Portugal')],
  ],
  labels: {
    name: list('Nom et prénom | Nom complet | Candidat'),
    birth: list('Date de naissance | Né(e) le | Naissance'),
    nationality: list('Nationalité | Citoyenneté | De nationalité'),
    email: list('Courriel | E-mail | Adresse électronique'),
    phone: list('Téléphone | Tél. | Portable'),
    address: list('Adresse | Domicile | Où j’habite'),
    target: list('Poste recherché | Poste visé | Candidature | Emploi souhaité'),
    industry: list("Secteur | Secteur d'activité | Branche"),
    period: list('Période | Dates | Quand'),
    firm: list('Entreprise | Employeur | Chez qui'),
    title: list('Poste | Fonction | En tant que'),
  },
  headings: {
    experience: list(
      'Expérience professionnelle | Parcours professionnel | Où j’ai travaillé | Mes emplois | Expériences | Ce que j’ai fait jusqu’ici | Emplois occupés',
    ),
    education: list('Formation | Études et diplômes | Ce que j’ai appris | Scolarité'),
    personal: list('Informations personnelles | Coordonnées | Pour me joindre | État civil'),
    skills: list('Compétences | Ce que je sais faire | Informatique'),
    languages: list('Langues | Langues parlées | Je parle'),
    hobbies: list('Centres d’intérêt | Loisirs | En dehors du travail'),
    profile: list('Profil | En bref | À propos de moi'),
    clubs: list('Bénévolat | Vie associative | Engagement'),
    references: list('Références | Personnes à contacter | Qui me recommande'),
  },
  months: list('MM/YYYY | MMMM YYYY | MMM YYYY | YYYY | MM.YYYY | MM/YY | YYYY-MM | YYYYMM'),
  ranges: list(
    '{start} – {end} | {start} - {end} | de {start} à {end} | {start} à {end} | {start} au {end} | {start} / {end}',
  ),
  open: list(
    "{start} – aujourd'hui | depuis {start} | {start} à ce jour | {start} - présent | dès {start} | {start} – en cours",
  ),
  days: list('DD/MM/YYYY | LONG | DD.MM.YYYY | D/M/YYYY'),
  born: list('Né(e) le {day} | née le {day} à Valfleury | né le {day}'),
  applications: list(
    'Candidature au poste de {title} | Poste : {title} | Candidature : {title} | Je souhaite rejoindre votre équipe comme {title}',
  ),
  at: list(
    '{title} chez {firm} | {title}, {firm} | {firm} – {title} | {title} - {firm} | {firm} : {title} | {firm}, {title} | {title} ({firm})',
  ),
  told: [
    "De {start} à {end}, j'ai travaillé comme {title} chez {firm}.",
    'Depuis {start}, je travaille comme {title} chez {firm}.',
  ],
  asides: [
    ['Situation', 'mariée, 2 enfants'],
    ['Permis', 'B'],
    ['Lieu de naissance', 'Valfleury'],
    ['Disponibilité', 'immédiate'],
  ],
  documentTitles: list('Curriculum vitæ | CV | Curriculum vitae'),
  stems: list('Val | Bel | Mont | Clair | Fon | Roc | Vert | Tour | Aub | Mar | Lor | Cham'),
  legalForms: list('~ SARL | ~ SAS | ~ SA | ~ EURL | ~ & Fils | Groupe ~ | ~'),
  trades: {
    engineering: {
      names: list('Construction mécanique | Industrie mécanique | Métallurgie'),
      titles: list(
        'Ingénieur méthodes~Ingénieure méthodes | Responsable de production | Usineur~Usineuse | Technicien de maintenance~Technicienne de maintenance | Dessinateur industriel~Dessinatrice industrielle | Contrôleur qualité~Contrôleuse qualité | Chef d’atelier~Cheffe d’atelier',
      ),
      firms: list('{stem}méca | Ateliers {family} | {stem}fontaine Machines | Usinage {stem}court'),
      tasks: list(
        'Rebuts réduits de 12 % | Maintenance de 40 machines | Conception de montages | Encadrement de neuf personnes',
      ),
    },
    logistics: {
      names: list('Logistique | Transport | Transport et entreposage'),
      titles: list(
        'Responsable d’entrepôt | Cariste | Affréteur~Affréteuse | Préparateur de commandes~Préparatrice de commandes | Chauffeur poids lourd~Chauffeuse poids lourd | Gestionnaire de stock | Directeur des opérations, Sud~Directrice des opérations, Sud',
      ),
      firms: list('Transports {family} | {stem}logis | {stem}fret | Messageries du {stem}mont'),
      tasks: list(
        'Tournées de 25 camions | Deux inventaires par an | Mise en place de scanners | Formation de onze chauffeurs',
      ),
    },
    construction: {
      names: list('Bâtiment | BTP | Travaux publics'),
      titles: list(
        'Conducteur de travaux~Conductrice de travaux | Maçon~Maçonne | Couvreur~Couvreuse | Chef de chantier~Cheffe de chantier | Métreur~Métreuse | Charpentier~Charpentière | Chargé d’affaires~Chargée d’affaires',
      ),
      firms: list(
        '{stem}bâti | Entreprise {family} | Maçonnerie {family} | Constructions {stem}pierre',
      ),
      tasks: list(
        'Chantiers jusqu’à 60 logements | Métrés et devis | 14 maisons livrées dans les délais | Sécurité du chantier',
      ),
    },
    trade: {
      names: list('Commerce de détail | Distribution | Grande distribution'),
      titles: list(
        'Directeur de magasin~Directrice de magasin | Vendeur~Vendeuse | Acheteur~Acheteuse | Hôte de caisse~Hôtesse de caisse | Chef de rayon~Cheffe de rayon | Commercial grands comptes~Commerciale grands comptes | Responsable régional~Responsable régionale',
      ),
      firms: list(
        '{stem}marché | Librairie {family} | Épicerie {stem}bourg | {family} Distribution',
      ),
      tasks: list(
        'Chiffre d’affaires en hausse d’un cinquième | Équipe de 18 personnes | Commandes de six magasins | Négociation avec les fournisseurs',
      ),
    },
    software: {
      names: list('Informatique | Logiciels | Services numériques'),
      titles: list(
        'Développeur logiciel~Développeuse logiciel | Administrateur systèmes~Administratrice systèmes | Chef de projet informatique~Cheffe de projet informatique | Testeur~Testeuse | Scrum Master | Architecte logiciel',
      ),
      firms: list('{stem}soft | {stem}data | {family} Conseil Informatique | {stem}web Logiciels'),
      tasks: list(
        'Migration de la facturation vers PostgreSQL | Revues de code et livraisons | Application mobile | Astreintes',
      ),
    },
    solar: {
      names: list('Énergie solaire | Photovoltaïque | Énergies renouvelables'),
      titles: list(
        'Installateur photovoltaïque~Installatrice photovoltaïque | Ingénieur d’études solaires~Ingénieure d’études solaires | Responsable commercial~Responsable commerciale | Électricien~Électricienne | Développeur de projets~Développeuse de projets | Technicien de mise en service~Technicienne de mise en service',
      ),
      firms: list('{stem}soleil | {stem}watt Énergie | {family} Solaire | Solaire du {stem}val'),
      tasks: list(
        'Toitures de 5 à 400 kWc | 120 installations mises en service | Visites et devis | Contrôle des onduleurs',
      ),
    },
  },
  schools: list(
    'Université de {stem}ville | Lycée {stem}fontaine | IUT de {stem}bourg | École {stem}mont',
  ),
  degrees: list(
    'Licence de mécanique | Baccalauréat | BTS Logistique | Master Commerce | CAP Maçonnerie',
  ),
  clubs: list(
    'Trésorière, club d’aviron de {stem}lac | Entraîneur des jeunes, AS {stem}bourg | Café réparation',
  ),
  skills: list(
    'Pack Office, SAP, AutoCAD | CACES 3 ; secourisme | Python, SQL, Git | Négociation, planification',
  ),
  languages: list(
    'Français (langue maternelle), anglais (B2) | Anglais courant ; espagnol scolaire | Arabe, français',
  ),
  hobbies: list('Vélo, chorale, échecs | Jardin et vieux postes de radio | Football, cuisine'),
  profiles: list(
    'Pratique et calme, le sens de l’essentiel. | Douze ans de métier, à partir de la base. | J’aime le travail qui se voit le soir.',
  ),
  referees: list(
    'Mme {family}, directrice, {firm}, 01 99 00 99 99, {family}@example.org | M. {family}, {firm}, bureau@example.org',
  ),
  endings: list('Fait à {town}, le 3 mai 2026 | Page 1 sur 1 | Mis à jour en mai 2026'),
};
