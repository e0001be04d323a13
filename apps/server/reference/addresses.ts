/** The calls of the site for people, and the OpenAPI document of them for programs. */
export const REFERENCE_ADDRESS = '/api'
export const DOCUMENT_ADDRESS = '/api/openapi.json'
