/** The page's library sets styles of its own and is not written for Trusted Types; its scripts are files of ours. */
const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** Our paper and ink; the bar with the library's mark and the list of one server are no use to anyone. */
const STYLE = `
body { background: #faf8f4; }
.swagger-ui .topbar, .swagger-ui .scheme-container .schemes .schemes-server-container { display: none; }
.swagger-ui, .swagger-ui .info .title, .swagger-ui .opblock-tag { color: #14201b; }
.swagger-ui .scheme-container { background: none; box-shadow: none; border-bottom: 1px solid #e4ded2; padding: 0 0 16px; }
.swagger-ui .info { margin: 40px 0 24px; }
.swagger-ui .info .title small pre { background: none; }
.swagger-ui .btn.authorize { color: #12804a; border-color: #12804a; }
.swagger-ui .btn.authorize svg { fill: #12804a; }
.swagger-ui .info a { color: #12804a; }`;

export const API_PAGE = {
  indexPrefix: '',
  staticCSP: POLICY,
  theme: { title: 'Qrigin API', css: [{ filename: 'qrigin.css', content: STYLE }] },
  uiConfig: { docExpansion: 'list' as const, defaultModelsExpandDepth: 0 },
};
