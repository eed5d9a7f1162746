/** The version in the path (service.md 9.1): stable; breaking changes go to a new prefix. */
export const apiVersion = 'v1' as const;

/** Semantic version of the description (OpenAPI info.version): minor for additions, patch for wording. */
export const descriptionVersion = '1.8.0';

/** Path of the API description. */
export const openapiPath = '/api/v1/openapi.json';
