// What the screens use beyond the oldest browsers that they are made for; fetched by those alone (`main.tsx`).
import 'core-js/actual/array/to-reversed'
import 'core-js/actual/array/to-sorted'
import 'core-js/actual/array/to-spliced'
import 'core-js/actual/array/with'
import 'core-js/actual/map/group-by'
import 'core-js/actual/object/group-by'
import 'core-js/actual/url/can-parse'
import 'core-js/actual/url/parse'
