import { startHttp } from '#mocks/http.ts';
const { url } = await startHttp({ dist: 'dist', port: 4755, acceptMasterCode: true });
console.log(url);
