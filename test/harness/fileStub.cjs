// An imported image or font in unit tests.
module.exports = 'test-file-stub';
