import type { Result } from '#src/domain/failure.ts';
import type { FileContent, StoredFile } from '#src/domain/files/stored-file.ts';
import { fileEndpoints } from '#src/api/endpoints/files.ts';
import type { CallOptions, Http } from './http.ts';

export const uploadFile = (http: Http, file: File, options: CallOptions): Promise<Result<StoredFile>> =>
  http.call(fileEndpoints.upload, { file }, options);

export const fetchFile = (http: Http, id: string, signal: AbortSignal): Promise<Result<FileContent>> =>
  http.call(fileEndpoints.get, { id }, { signal });
