/**
 * The beginning of a line of script that runs before anything is painted: from here on `k` holds the visitor's cookies. Pages in
 * a frame without an origin may not read any, and have none.
 */
export const EARLY_COOKIES = 'let k="";try{k=document.cookie}catch{}'
