import type { DemoWords } from './demo-words.ts';

export const es: DemoWords = {
  name: 'Demo inicial',
  skip: 'Ir al contenido',
  navigation: 'Páginas de la demo',
  loading: 'Cargando la página',
  error: 'Error:',
  withoutScript: 'Esta demo funciona en tu navegador: activa JavaScript.',
  privacy:
    'Esta demo no hace ninguna petición externa. Lo que escribes en el formulario se guarda solo en tu navegador.',
  actions: {
    about: 'Acerca de',
    again: 'Intentar de nuevo',
    back: 'Atrás',
    cancel: 'Cancelar pedido',
    choose: 'Elegir planes',
    confirm: 'Confirmar el plan elegido',
    go: 'IR',
    home: 'Inicio',
    language: 'Cambiar idioma',
    theme: 'Alternar modo oscuro',
    toConfirm: 'Continuar',
  },
  home: {
    title: 'Te damos la bienvenida',
    eyebrow: 'Hola',
    greeting: 'Te damos la bienvenida. ¿Qué ponemos primero?',
    offer: 'Millones de canciones, audiolibros y pódcasts, juntos en un solo lugar y listos cuando quieras.',
    sounds: [
      { name: 'Millones de canciones', text: 'Las que sabes de memoria y las que aún no has oído.' },
      { name: 'Audiolibros', text: 'Una historia para el camino al trabajo, leída de principio a fin.' },
      { name: 'Pódcasts', text: 'Conversaciones que siguen donde terminan las noticias.' },
    ],
    cancelled: 'Tu pedido se canceló y lo que habías escrito se borró.',
  },
  person: {
    title: 'Completa el formulario para continuar',
    name: 'Nombre',
    email: 'Correo electrónico',
    refusals: {
      name: 'Escribe tu nombre, con 80 letras como máximo.',
      email: 'Revisa el correo: debe ser como nombre@ejemplo.com.',
    },
  },
  plans: {
    title: 'Elige un plan',
    text: 'Con cualquier plan se escucha todo. Solo eliges cada cuánto se renueva.',
    legend: 'Planes',
    missing: 'Elige uno de los tres planes.',
    each: {
      annual: { name: 'Anual', text: 'Se renueva una vez al año: lo dejas listo y te olvidas.' },
      monthly: { name: 'Mensual', text: 'Se renueva cada mes: lo de siempre.' },
      weekly: { name: 'Semanal', text: 'Se renueva cada semana: para un viaje o una prueba.' },
    },
  },
  confirm: {
    title: '¿Es este tu pedido?',
    text: 'No se pide nada antes de que lo confirmes.',
    rows: { name: 'Nombre', email: 'Correo electrónico', plan: 'Plan' },
  },
  thanks: {
    title: 'Gracias',
    to: (name) => `Gracias, ${name}`,
    text: 'Una persona de nuestro equipo se pondrá en contacto contigo pronto.',
    plan: (plan) => `Tu plan: ${plan}`,
  },
  hi: {
    title: 'Hola',
    to: (name) => (name === '' ? '¡Hola!' : `¡Hola, ${name}!`),
    text: 'Esta página salió de su propia dirección: pon ahí otro nombre y saludará a otra persona.',
    formTitle: 'Una página para cualquier nombre',
    formText: 'Una ruta dinámica: el nombre pasa a ser parte de la dirección.',
    label: '¿A quién saludamos?',
    missing: 'Escribe un nombre.',
  },
  about: {
    title: 'Acerca de',
    texts: [
      'Esto es una plantilla inicial: una aplicación pequeña con todo lo que necesita una mayor para empezar. Páginas que se cargan cuando hacen falta, dos idiomas, un aspecto claro y otro oscuro, un formulario que revisa lo que recibe y una dirección con un nombre dentro.',
      'No vende nada. Los planes, las canciones y quien se pone en contacto están aquí para mostrar cómo va un pedido desde su primer campo hasta su última página.',
    ],
  },
  notLoaded: { title: 'La página no llegó', text: 'Revisa tu conexión. Lo que escribiste sigue aquí.' },
  notFound: { title: 'No encontrado', text: 'No hay ninguna página de la demo en esta dirección.' },
};
