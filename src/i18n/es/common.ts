import type { TextsOf } from '#src/i18n/texts.ts';

/** What every screen needs, the login page included. */
export default {
  'app.title': 'Plataforma de recursos de divulgación forestal – Administración',
  'app.short': 'Admin forestal',
  'route.login': 'Iniciar sesión',
  'route.authRedirect': 'Redirección de autorización',
  'route.401': 'Sin permiso',
  'route.error': 'No se pudieron cargar los permisos',
  'route.wall': 'Panel de datos',
  'nav.language': 'Idioma',
  'nav.logout': 'Cerrar sesión',
  'perm.waiting': 'En espera',
  'perm.success': 'Obtenido',
  'perm.failed': 'Error al obtener',
  'btn.retry': 'Reintentar',
  'btn.cancel': 'Cancelar',
  'btn.confirm': 'Aceptar',
  'btn.close': 'Cerrar',
  'btn.home': 'Volver al inicio',
  'dialog.buttonsOnly': 'Elija uno de los botones: Esc no cierra este diálogo.',
  'btn.showAll': 'Mostrar todo',
  'btn.showLess': 'Mostrar menos',
  'msg.tip': 'Aviso',
  'msg.expired': 'La sesión ha caducado. Inicie sesión de nuevo',
  'msg.networkDown': 'No se puede conectar con el servidor',
  'msg.timeout': 'Se agotó el tiempo de espera',
  'msg.noPagePermission': 'No tiene acceso a ninguna página',
  'msg.forbidden': 'No tiene permiso para esta operación',
  'msg.unreadable': 'No se pudo leer la respuesta del servidor ({{status}}). Reintente más tarde',
  'msg.unreadableAnswer': 'No se pudo leer la respuesta del servidor. Reintente más tarde',
  'msg.noCookies':
    'El navegador bloquea las cookies y no se puede mantener la sesión. Permita las cookies de este sitio y reintente',
  'msg.notOffered': 'Este servidor no ofrece esta función',
  'msg.tokenTooLong':
    'Los datos de acceso que envió el servidor son demasiado largos para guardarlos en el navegador. Contacte con el administrador',
  'msg.idle': 'Sesión cerrada por inactividad',
  'pwd.success': 'Contraseña cambiada',
  'notice.pageUnavailable': 'La página no existe o no tiene acceso a ella: {{path}}',
  'notice.logoutUnconfirmed':
    'Ha cerrado sesión, pero el servidor no lo ha confirmado. La sesión puede seguir abierta un tiempo',
  'notice.draftsMemoryOnly':
    'El almacenamiento del navegador está lleno o bloqueado: lo no guardado solo se conserva hasta cerrar la página',
  'notice.languageUnavailable': 'No se pudo cambiar el idioma. Compruebe la red e inténtelo de nuevo',
  'notice.newer': 'El sistema se ha actualizado. Guarde su trabajo y vuelva a cargar la página.',
  'notice.older':
    'En este navegador se ha usado una versión más nueva. Esta página es anterior y ya no guarda ajustes. Guarde su trabajo y vuelva a cargar la página.',
  'notice.insecure':
    'Esta dirección no está cifrada (http): otras personas podrían leer su contraseña y su trabajo. Use la dirección https o consulte al administrador.',
  'notice.preferencesUnkept': 'El navegador no permite guardar datos: los ajustes solo durarán en esta página',
  'notice.missed': '{{count}} mensajes más no se mostraron',
  'notice.missed_one': '{{count}} mensaje más no se mostró',
  'notice.openLog': 'Abrir el registro de errores',
  'waiting.hint': 'Abriendo. Espere un momento.',
  'error.hint':
    'Por ahora no se pudieron obtener los permisos de su cuenta. La sesión sigue abierta: inténtelo de nuevo, o ciérrela y vuelva a iniciarla.',
  'denied.hint':
    'Su cuenta no tiene permiso para esta página. Si lo necesita, contacte con el administrador del sistema.',
  'authRedirect.hint':
    'Esta es la página de redirección de autorización. No hay ninguna autorización en curso. Inicie sesión para continuar.',
  'authRedirect.login': 'Ir a iniciar sesión',
  'crash.title': 'Se ha producido un error',
  'crash.hint':
    'Esta página no se puede mostrar; las demás siguen funcionando. Inténtelo de nuevo o continúe con otra tarea.',
  'crash.app': 'La aplicación no puede continuar. Recárguela.',
  'crash.reload': 'Recargar',
} satisfies TextsOf<'common'>;
