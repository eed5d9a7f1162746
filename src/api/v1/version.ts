/** The version in the path (service.md 9.1): stable; breaking changes go to a new prefix. */
export const apiVersion = 'v1' as const;

/** Semantic version of the description (OpenAPI info.version): minor for additions, patch for wording. */
export const descriptionVersion = '1.4.0';

/** Where the description of the API is. */
export const openapiPath = '/api/v1/openapi.json';
