// Imported before everything else: what carries sound asks for it when it is loaded, and writes down a line for
// each thing it receives unless it is told that this is no development.
process.env['NODE_ENV'] ??= 'production'
