import { list, type Words } from '../words.ts';

export const words: Words = {
  given: {
    male: list(
      'Javier | Álvaro | Manuel | Sergio | Iñaki | Rubén | José Antonio | Pablo | Ignacio',
    ),
    female: list('Marta | Lucía | Cristina | Rocío | Ana Belén | Nuria | Carmen | Elena | Begoña'),
  },
  family: list(
    'García Molina | Romero Vidal | Ortega | Navarro Gil | Castro Peña | Ibáñez | Delgado Ríos | de la Fuente | Santos Prieto | Méndez Lara | Aguirre | Soler Campos',
  ),
  nameJoin: ' ',
  towns: list(
    '46002 Valencia | 41004 Sevilla | 50001 Zaragoza | 33001 Oviedo | 28012 Madrid | 08025 Barcelona | 30001 Murcia | 48007 Bilbao | 29016 Málaga',
  ),
  streets: list(
    'Calle del Olivo 2#, 2º A | C/ Mayor 1# | Avenida del Puerto 4#, 3.º izq. | Plaza Nueva # | Paseo de la Ribera 1#, bajo | Camino Viejo 3#',
  ),
  addresses: list('{street}\\n{town} | {street}, {town} | {street} - {town}'),
  phones: list(
    '600 123 4## | +34 600 123 4## | 600 12 34 ## | (+34) 600 1234## | 910 000 0## | 600-123-4##',
  ),
  nationalities: [
    ['ES', list('española | Española | España')],
    ['MX', list('mexicana | México')],
    ['AR', list('argentina | Argentina')],
    ['CO', list('colombiana | Colombia')],
    ['IT', list('italiana | Italia')],
  ],
  labels: {
    name: list('Nombre y apellidos | Nombre completo | Me llamo'),
    birth: list('Fecha de nacimiento | Nacimiento | Nacido/a el'),
    nationality: list('Nacionalidad | Ciudadanía | País de origen y nacionalidad'),
    email: list('Correo electrónico | Email | Correo'),
    phone: list('Teléfono | Móvil | Tlf.'),
    address: list('Dirección | Domicilio | Vivo en'),
    target: list('Puesto solicitado | Puesto deseado | Puesto al que opto | Candidatura a'),
    industry: list('Sector | Sector de actividad | Ramo'),
    period: list('Periodo | Fechas | Cuándo'),
    firm: list('Empresa | Empleador | Dónde'),
    title: list('Puesto | Cargo | De qué'),
  },
  headings: {
    experience: list(
      'Experiencia profesional | Experiencia laboral | Dónde he trabajado | Trayectoria | Mis empleos | Lo que he hecho hasta ahora | Trabajos anteriores',
    ),
    education: list('Formación | Estudios | Lo que he estudiado | Formación académica'),
    personal: list('Datos personales | Contacto | Cómo localizarme | Información personal'),
    skills: list('Competencias | Lo que sé hacer | Informática'),
    languages: list('Idiomas | Idiomas que hablo | Hablo'),
    hobbies: list('Aficiones | Intereses | Fuera del trabajo'),
    profile: list('Perfil | En pocas palabras | Sobre mí'),
    clubs: list('Voluntariado | Asociaciones | Otras actividades'),
    references: list('Referencias | Quién me conoce | Personas de contacto'),
  },
  months: list('MM/YYYY | MMMM YYYY | MMM YYYY | YYYY | MM-YYYY | MM/YY | YYYY-MM | YYYYMM'),
  ranges: list(
    '{start} – {end} | {start} - {end} | de {start} a {end} | {start} a {end} | {start} hasta {end} | desde {start} hasta {end}',
  ),
  open: list(
    '{start} – actualidad | desde {start} | {start} - presente | {start} hasta hoy | {start} a la actualidad | {start} – actual',
  ),
  days: list('DD/MM/YYYY | LONG | DD-MM-YYYY | D.M.YYYY'),
  born: list('Nacido el {day} | Nacida el {day} en Villanueva | n. {day}'),
  applications: list(
    'Candidatura al puesto de {title} | Puesto solicitado: {title} | Solicitud para el puesto de {title} | Me gustaría trabajar con ustedes como {title}',
  ),
  at: list(
    '{title} en {firm} | {title}, {firm} | {firm} – {title} | {title} - {firm} | {firm}: {title} | {firm}, {title} | {title} ({firm})',
  ),
  told: [
    'De {start} a {end} trabajé como {title} en {firm}.',
    'Desde {start} trabajo como {title} en {firm}.',
  ],
  asides: [
    ['Estado civil', 'casada'],
    ['Permiso de conducir', 'B'],
    ['Lugar de nacimiento', 'Villanueva'],
    ['Disponibilidad', 'inmediata'],
  ],
  documentTitles: list('Curriculum vitae | Currículum | Hoja de vida'),
  stems: list('Alba | Mon | Sol | Tor | Vega | Mar | Cerro | Luz | Ara | Pin | Val | Nor'),
  legalForms: list('~ S.L. | ~, S.A. | ~ SL | ~ S. Coop. | ~ e Hijos | Grupo ~ | ~'),
  trades: {
    engineering: {
      names: list('Industria mecánica | Maquinaria | Fabricación de maquinaria'),
      titles: list(
        'Ingeniero de procesos~Ingeniera de procesos | Jefe de producción~Jefa de producción | Tornero~Tornera | Técnico de mantenimiento~Técnica de mantenimiento | Delineante | Inspector de calidad~Inspectora de calidad | Encargado de taller~Encargada de taller',
      ),
      firms: list('{stem}mec | Talleres {family} | Maquinaria {stem}tor | Mecanizados {stem}ana'),
      tasks: list(
        'Mermas reducidas un 12 % | Mantenimiento de 40 máquinas | Diseño de utillajes | Turno de nueve personas',
      ),
    },
    logistics: {
      names: list('Logística | Transporte | Almacenaje y transporte'),
      titles: list(
        'Jefe de almacén~Jefa de almacén | Carretillero~Carretillera | Mozo de almacén~Moza de almacén | Responsable de tráfico | Conductor de camión~Conductora de camión | Director de Operaciones, Zona Sur~Directora de Operaciones, Zona Sur | Repartidor~Repartidora',
      ),
      firms: list('Transportes {family} | {stem}log | {stem}carga | Mensajería {stem}sur'),
      tasks: list(
        'Rutas de 25 camiones | Dos inventarios al año | Implantación de escáneres | Formación de once conductores',
      ),
    },
    construction: {
      names: list('Construcción | Obra civil | Edificación'),
      titles: list(
        'Jefe de obra~Jefa de obra | Albañil | Techador~Techadora | Encargado de obra~Encargada de obra | Aparejador~Aparejadora | Carpintero~Carpintera | Técnico de presupuestos~Técnica de presupuestos',
      ),
      firms: list(
        'Construcciones {family} | {stem}obra | Reformas {stem}mar | Edificaciones {stem}alta',
      ),
      tasks: list(
        'Obras de hasta 60 viviendas | Mediciones y certificaciones | 14 casas entregadas a tiempo | Seguridad en obra',
      ),
    },
    trade: {
      names: list('Comercio | Comercio minorista | Distribución'),
      titles: list(
        'Encargado de tienda~Encargada de tienda | Dependiente~Dependienta | Comprador~Compradora | Cajero~Cajera | Jefe de ventas~Jefa de ventas | Gestor de grandes cuentas~Gestora de grandes cuentas | Reponedor~Reponedora',
      ),
      firms: list('Almacenes {family} | Librería {family} | {stem}compra | Alimentación {stem}sol'),
      tasks: list(
        'Ventas un quinto más altas | 18 personas a cargo | Pedidos de seis tiendas | Negociación con proveedores',
      ),
    },
    software: {
      names: list('Informática | Software | Servicios informáticos'),
      titles: list(
        'Desarrollador de software~Desarrolladora de software | Administrador de sistemas~Administradora de sistemas | Jefe de proyecto~Jefa de proyecto | Tester | Scrum Master | Arquitecto de datos~Arquitecta de datos',
      ),
      firms: list('{stem}soft | {stem}datos | {family} Informática | Sistemas {stem}net'),
      tasks: list(
        'Facturación pasada a PostgreSQL | Revisiones y entregas | Aplicación móvil | Guardias',
      ),
    },
    solar: {
      names: list('Energía solar | Fotovoltaica | Energías renovables'),
      titles: list(
        'Instalador fotovoltaico~Instaladora fotovoltaica | Ingeniero de proyectos~Ingeniera de proyectos | Director comercial~Directora comercial | Electricista | Técnico de puesta en marcha~Técnica de puesta en marcha | Promotor de proyectos~Promotora de proyectos',
      ),
      firms: list('{stem}solar | {stem}watio Energía | Solar {family} | Fotovoltaica {stem}luz'),
      tasks: list(
        'Cubiertas de 5 a 400 kWp | 120 instalaciones en marcha | Visitas y presupuestos | Revisión de inversores',
      ),
    },
  },
  schools: list(
    'Universidad de {stem}rillo | IES {stem}mayor | Instituto {stem}verde | Escuela Técnica {stem}blanca',
  ),
  degrees: list(
    'Grado en Ingeniería Mecánica | Bachillerato | Ciclo superior de Logística | Máster en Comercio | FP Construcción',
  ),
  clubs: list(
    'Tesorera, club de remo {stem}lago | Entrenador infantil, CD {stem}villa | Taller de reparación',
  ),
  skills: list(
    'Office, SAP, AutoCAD | Carné de carretillero; primeros auxilios | Python, SQL, Git | Negociación, planificación',
  ),
  languages: list(
    'Español (nativo), inglés (B2) | Inglés fluido; francés básico | Catalán, castellano',
  ),
  hobbies: list('Ciclismo, coro, ajedrez | Huerto y radios antiguas | Fútbol, cocina'),
  profiles: list(
    'Práctica y tranquila, con sentido de lo importante. | Doce años en el oficio, desde abajo. | Me gusta el trabajo que se ve al final del día.',
  ),
  referees: list(
    'D.ª {family}, directora, {firm}, 910 000 099, ref@example.org | Sr. {family}, {firm}, oficina@example.org',
  ),
  endings: list('{town}, 3 de mayo de 2026 | Página 1 de 1 | Actualizado en mayo de 2026'),
};
